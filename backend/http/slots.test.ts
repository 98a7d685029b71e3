import { expect, test } from 'vitest';
import { createSlots } from './slots.ts';

test('one sender gets so many places, another still gets one, and a place that is given back is free', () => {
  const slots = createSlots(3, 2);
  const first = slots.take('a');
  expect(slots.take('a')).not.toBeNull();
  expect(slots.take('a')).toBeNull();
  expect(slots.take('b')).not.toBeNull();
  expect(slots.take('c')).toBeNull();
  first?.();
  expect(slots.take('b')).not.toBeNull();
  expect(slots.take('a')).toBeNull();
});
