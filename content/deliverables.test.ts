import { describe, expect, it } from 'vitest';
import { includedInOrder, servicesOf } from './deliverables.ts';
import { packages } from './packages/packages.ts';

describe.each(packages.map((pack) => [pack.id, pack] as const))('the deliverables of %s', (_, pack) => {
  it('have a name each on page and order', () => {
    const { drawn, listed } = servicesOf(pack);
    const names = [...[...drawn, ...listed].map(({ title }) => title), ...includedInOrder(pack)];
    expect(names.filter((name) => !name)).toEqual([]);
  });
});
