import { contact } from '../content/en/contact.ts';
import { names } from '../content/en/package-names.ts';
import { packages } from '../content/packages/packages.ts';
import { CONTACT_CHOICE_IDS, type ContactChoiceId, contactChoiceFor } from '../domain/package-ids.ts';
import { amountOn, formatPrice, type PriceReading } from '../domain/price.ts';

const NAMES_WITHOUT_PRICE: Partial<Record<ContactChoiceId, string>> = {
  'long-term-team': names.teams,
  'not-sure': contact.choices.notSure,
};

export type ContactChoice = { id: ContactChoiceId; name: string; price?: string };

export function contactChoices(reading: PriceReading): ContactChoice[] {
  return CONTACT_CHOICE_IDS.map((id) => {
    const pack = packages.find((candidate) => contactChoiceFor(candidate.id) === id);
    if (!pack) return { id, name: contactChoiceLabel(id) };
    const suffix = pack.isOneTime ? contact.choices.oneOff : pack.pricingSuffix;
    return { id, name: pack.name, price: formatPrice(amountOn('contact', pack.price, reading), suffix) };
  });
}

export function contactChoiceLabel(id: ContactChoiceId | ''): string {
  if (id === '') return contact.choices.none;
  return NAMES_WITHOUT_PRICE[id] ?? packages.find((pack) => contactChoiceFor(pack.id) === id)?.name ?? id;
}
