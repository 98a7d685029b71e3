import { expect, test } from 'vitest';
import { createSlots } from './limits.ts';

test('limits the slots of one sender, leaves one for another, and frees a returned one', () => {
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
