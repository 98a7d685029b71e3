import { describe, expect, it } from 'vitest';
import { packages } from '../content/packages/packages.ts';
import { CONTACT_CHOICE_IDS } from '../domain/package-ids.ts';
import { contactChoiceLabel } from './contact-choices.ts';

describe("the contact form's package choices", () => {
  it("are named without a price in the company's mail", () => {
    for (const id of [...CONTACT_CHOICE_IDS, ''] as const) {
      expect(contactChoiceLabel(id)).not.toBe('');
      expect(contactChoiceLabel(id)).not.toContain('€');
    }
    for (const { id, name } of packages) expect(contactChoiceLabel(id)).toBe(name);
  });
});
