import { WEEKS_A_MONTH } from '../../domain/price.ts';
import type { offer as english } from '../en/offer.ts';
import type { Words } from '../with-words.ts';

export const offer: Words<typeof english> = {
  title: 'Angebotsübersicht',
  metaDescription: '{name} auf einer Seite zum Drucken: Preis, was enthalten ist und wie du uns erreichst.',
  date: 'Datum',
  included: 'Das ist enthalten',
  assumptions: 'Worauf das beruht',
  asOfDate: 'Es gelten die Preise, die am genannten Datum auf unserer Website stehen.',
  oneTime: 'Der Preis wird einmal gezahlt.',
  monthly: 'Der Preis gilt für einen Monat.',
  fourWeeks: `Eine Stunde kostet {price}, gerechnet mit ${WEEKS_A_MONTH} Wochen im Monat.`,
  custom: 'Den Preis vereinbaren wir mit dir, bevor etwas beginnt.',
  total: '{months} × {price} sind zusammen {total}.',
  contact: 'Fragen',
  notContract: 'Das ist eine Übersicht und kein Vertrag. Bestellt ist damit nichts.',
  print: 'Diese Seite drucken',
  order: 'Jetzt bestellen',
  ask: 'Dazu fragen',
};
