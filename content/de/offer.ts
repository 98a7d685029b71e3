import { WEEKS_A_MONTH } from '../../domain/price.ts';
import type * as english from '../en/offer.ts';
import type { Words } from '../with-words.ts';

export const offer: Words<typeof english.offer> = {
  title: 'Angebotsübersicht',
  metaDescription: '{name} auf einer Seite zum Drucken: Preis, was enthalten ist und wie du uns erreichst.',
  date: 'Datum',
  included: 'Das ist enthalten',
  assumptions: 'Grundlage dieser Übersicht',
  asOfDate: 'Die Preise sind die, die am genannten Datum auf unserer Website stehen.',
  oneTime: 'Du zahlst den Preis einmal.',
  monthly: 'Der Preis gilt für einen Monat.',
  fourWeeks: `Eine Stunde kostet {price}, gerechnet mit ${WEEKS_A_MONTH} Wochen im Monat.`,
  custom: 'Den Preis vereinbaren wir mit dir, bevor etwas beginnt.',
  total: '{months} × {price}: zusammen {total}.',
  contact: 'Fragen',
  notContract: 'Das ist eine Übersicht und kein Vertrag. Bestellt ist damit nichts.',
  print: 'Seite drucken',
  order: 'Bestellen',
  ask: 'Frag uns dazu',
};

export const orderEstimate: Words<typeof english.orderEstimate> = {
  hours: { one: '{count} Stunde pro Woche', other: '{count} Stunden pro Woche' },
  months: { one: '{count} Monat', other: '{count} Monate' },
  both: '{hours} für {months}',
  asked: 'Deine Anfrage: {estimate}.',
};
