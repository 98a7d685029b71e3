import { expect, test } from 'vitest';
import { stageIn, withStage } from './stage-address.ts';

const PAGE = 'https://going.example/compare?show=differences#prices';

test('sets, replaces and removes the stage, and keeps the rest of the address', () => {
  const first = withStage(PAGE, 'only-an-idea');
  expect(first).toBe('https://going.example/compare?show=differences&stage=only-an-idea#prices');
  const next = withStage(first, 'need-hands');
  expect(stageIn(next)).toBe('need-hands');
  expect(withStage(next, undefined)).toBe(PAGE);
  expect(stageIn(PAGE)).toBeNull();
});
