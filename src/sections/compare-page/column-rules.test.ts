import { describe, expect, it } from 'vitest';
import { columnRules, likenessData } from './column-rules.ts';

describe('the column rules', () => {
  it('are the same for each column, also for seven packages', () => {
    const rules = columnRules(7);
    const count = (text: string) => rules.split(text).length - 1;
    for (const column of [1, 2, 3, 4, 5, 6, 7]) {
      expect(count(` .column-${column}{display:block;`), 'left and right').toBe(2);
      expect(count(`~="${column}-`), 'compared with every other').toBe(7);
      expect(count(`-${column}"]`)).toBe(7);
    }
    expect(rules).not.toContain('8');
  });

  it('mark a row with the packages that are alike', () => {
    expect(likenessData([0, 0, 2])).toEqual({ 'data-alike': '1-1 2-1 3-3' });
    expect(likenessData([0, 0])).toEqual({ 'data-alike': '1-1 2-1', 'data-same': '' });
  });
});
