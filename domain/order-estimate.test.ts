import { describe, expect, it } from 'vitest';
import { KEEP_MS } from './checkout-keeping.ts';
import {
  ESTIMATE_LIMITS,
  estimateInAddress,
  parseEstimateField,
  parseKeptEstimate,
  withEstimate,
  withKeptEstimate,
} from './order-estimate.ts';

describe('input of the calculator', () => {
  it.each(['', ' ', '0', '-3', '1.5', '1e3', '٣', 'ten', '169', '99999', '1 0', null])(
    'rejects %j as hours',
    (written) => {
      expect(parseEstimateField('hours', written)).toBeNull();
    },
  );

  it.each([
    ['1', 1],
    [' 40 ', 40],
    ['007', 7],
    ['168', 168],
  ])('reads %j as %d', (written, value) => {
    expect(parseEstimateField('hours', written)).toBe(value);
  });
});

describe('an estimate in an address', () => {
  const estimate = { hours: 21, months: 3 };

  it('is read back as written', () => {
    const { search } = new URL(withEstimate('https://going.example/checkout/long-term-dedicated', estimate));
    expect(estimateInAddress(search, 40)).toEqual(estimate);
    expect(withEstimate('/offers/kickoff', null)).toBe('/offers/kickoff');
  });

  it.each([
    '',
    '?hours=21',
    '?months=3',
    '?hours=41&months=3',
    '?hours=21&months=61',
    '?hours=2e1&months=3',
    '?hours=-21&months=3',
    '?hours=<img src=x>&months=3',
    '?hours[]=21&months[]=3',
  ])('is missing in %j', (query) => {
    expect(estimateInAddress(query, 40)).toBeNull();
    // A package that is not sold by the hour.
    expect(estimateInAddress('?hours=1&months=1', 0)).toBeNull();
  });
});

describe('a stored estimate', () => {
  const dedicated = { hours: 21, months: 3, at: 7 };
  const custom = { hours: 100, months: 6, at: 7 };
  const kept = JSON.stringify(withKeptEstimate(null, 'long-term-dedicated', dedicated));

  it('is read back for its own package only', () => {
    expect(parseKeptEstimate(kept, 'long-term-dedicated', 40)).toEqual(dedicated);
    expect(parseKeptEstimate(kept, 'long-term-custom', ESTIMATE_LIMITS.hours.max)).toBeNull();
  });

  it("is kept beside other packages' estimates, and replaced by a new one of its own", () => {
    const both = JSON.stringify(withKeptEstimate(kept, 'long-term-custom', custom));
    expect(parseKeptEstimate(both, 'long-term-dedicated', 40)).toEqual(dedicated);
    expect(parseKeptEstimate(both, 'long-term-custom', ESTIMATE_LIMITS.hours.max)).toEqual(custom);
    const later = withKeptEstimate(both, 'long-term-dedicated', { ...dedicated, hours: 22 });
    expect(later).toEqual({ 'long-term-dedicated': { ...dedicated, hours: 22 }, 'long-term-custom': custom });
    const nextDay = { ...custom, at: dedicated.at + KEEP_MS + 1 };
    expect(withKeptEstimate(both, 'long-term-custom', nextDay)).toEqual({ 'long-term-custom': nextDay });
  });

  it.each([
    ['what cannot be ordered', '{"long-term-yacht":{"hours":21,"months":3},"__proto__":{"hours":21,"months":3}}'],
    ['another shape', '{"kickoff":{"hours":{"toString":1},"months":3},"get-scale":null,"get-started":[21,3]}'],
    ['hours beyond the limits', '{"long-term-custom":{"hours":169,"months":3}}'],
    ['no package', '{"package":"long-term-custom","hours":21,"months":3}'],
    ['no record', '["long-term-custom"]'],
  ])('is dropped when it is of %s', (_, stored) => {
    expect(withKeptEstimate(stored, 'long-term-dedicated', dedicated)).toEqual({ 'long-term-dedicated': dedicated });
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a number', '7'],
    ['more hours than the package has', '{"long-term-dedicated":{"hours":41,"months":3}}'],
    ['hours that are a text', '{"long-term-dedicated":{"hours":"21","months":3}}'],
    ['hours that are an object', '{"long-term-dedicated":{"hours":{},"months":3}}'],
    ['no months', '{"long-term-dedicated":{"hours":21}}'],
  ])('counts as missing when it is %s', (_, stored) => {
    expect(parseKeptEstimate(stored, 'long-term-dedicated', 40)).toBeNull();
  });
});
