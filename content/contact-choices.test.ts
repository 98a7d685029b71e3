import { describe, expect, it } from 'vitest';
import { contactChoiceLabel, contactChoices } from './contact-choices.ts';

function printed(reading: 'single' | 'per-surface') {
  return contactChoices(reading).map(({ id, name, price }) => [id, name, price]);
}

describe("the contact form's package choices", () => {
  it('are the specified six, with one price each', () => {
    expect(printed('single')).toEqual([
      ['kickoff', 'Kickoff', '299€ one-off'],
      ['get-started', 'Get Started', '749€/month'],
      ['get-momentum', 'Get Momentum', '1,499€/month'],
      ['get-scale', 'Get Scale', '2,999€/month'],
      ['long-term-team', 'Long Term Team', undefined],
      ['not-sure', 'Not sure yet', undefined],
    ]);
  });

  it('show 4,999€ for Get Scale, and nothing else differently, under a reading per surface', () => {
    expect(printed('per-surface')).toEqual(
      printed('single').map((choice) =>
        choice[0] === 'get-scale' ? ['get-scale', 'Get Scale', '4,999€/month'] : choice,
      ),
    );
  });

  it("are named in the company's mail without a price", () => {
    expect(contactChoiceLabel('get-scale')).toBe('Get Scale');
    expect(contactChoiceLabel('long-term-team')).toBe('Long Term Team');
    expect(contactChoiceLabel('not-sure')).toBe('Not sure yet');
    expect(contactChoiceLabel('')).toBe('No package chosen');
  });
});
