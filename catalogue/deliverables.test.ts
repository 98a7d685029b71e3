import { describe, expect, it } from 'vitest';
import { packages } from '../content/packages/packages.ts';
import { includedInOrder, servicesOf } from './deliverables.ts';

describe.each(packages.map((pack) => [pack.id, pack] as const))('the deliverables of %s', (_, pack) => {
  it('have a name on page and order', () => {
    const { drawn, listed } = servicesOf(pack);
    const names = [...[...drawn, ...listed].map(({ title }) => title), ...includedInOrder(pack)];
    expect(names.filter((name) => !name)).toEqual([]);
  });
});
