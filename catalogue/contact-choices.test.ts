import { describe, expect, it } from 'vitest';
import { packages } from '../content/packages/packages.ts';
import { CONTACT_CHOICE_IDS } from '../domain/package-ids.ts';
import { formatAmount } from '../domain/price.ts';
import { contactChoiceLabel, contactChoices } from './contact-choices.ts';

describe("the contact form's package choices", () => {
  it("list every package with its price, the teams, and 'not sure'", () => {
    const choices = contactChoices('single');
    expect(choices.map(({ id }) => id)).toEqual(CONTACT_CHOICE_IDS);
    for (const { id, name, price } of packages) {
      const choice = choices.find((candidate) => candidate.id === id);
      expect(choice?.name).toBe(name);
      expect(choice?.price).toContain(formatAmount(price.amount));
    }
  });

  it("are named without a price in the company's mail", () => {
    for (const id of [...CONTACT_CHOICE_IDS, ''] as const) {
      expect(contactChoiceLabel(id)).not.toBe('');
      expect(contactChoiceLabel(id)).not.toContain('€');
    }
    for (const { id, name } of packages) expect(contactChoiceLabel(id)).toBe(name);
  });
});
