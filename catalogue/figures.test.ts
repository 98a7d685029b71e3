import { afterEach, expect, it, vi } from 'vitest';
import * as figures from '../content/figures.ts';

afterEach(() => {
  vi.doUnmock('../content/figures.ts');
  vi.resetModules();
});

it("carries a changed call, workshop or plan to Kickoff's page, its card and the finder", async () => {
  vi.resetModules();
  const changed = { kickoffCall: '3-hour', workshop: '45-minute', validationPlan: '60' };
  vi.doMock('../content/figures.ts', () => ({ ...figures, ...changed }));
  const { kickoff } = await import('../content/packages/kickoff.ts');
  const { floatingCards } = await import('../content/packages/floating-cards.ts');
  const { finderRules } = await import('../content/finder.ts');
  const texts = JSON.stringify([kickoff, floatingCards['validation-plan'], finderRules]);
  expect(texts).not.toMatch(/sixty|ninety|two hours|60.minute|2.hour|\b90\b/i);
  for (const text of ['3 hours to begin', '45 minutes on customers', '60 days of tests', 'Day 23 of 60', 'Day 60']) {
    expect(texts).toContain(text);
  }
  expect(kickoff.page.drawnServices[0].drawing).toMatchObject({ figure: '3', unit: 'hours', parts: 3 });
});
