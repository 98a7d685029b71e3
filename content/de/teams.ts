import type * as english from '../en/teams.ts';
import type { Words } from '../with-words.ts';
import { names } from './package-names.ts';

function sizeCheckout(hours: string, description: string) {
  return {
    description,
    features: [hours, 'Wöchentliche Berichte', 'Leute, die fest für dich da sind'],
    nextSteps:
      'Wir suchen Leute, die zu deinem Stack passen, und stellen sie dir in einem Gespräch vor. Wenn du zustimmst, übernehmen sie dein Backlog, und du bekommst den ersten Wochenbericht.',
  } as const;
}

export const teamWords: Words<typeof english.teamWords> = {
  'get-going': {
    title: 'Get going',
    description: 'Eine Person in der Entwicklung, ein Viertel jeder Woche.',
    checkout: sizeCheckout('10 Stunden pro Woche', 'Entwicklung für ein Vorhaben mit klarem Fokus.'),
  },
  'some-more': {
    title: 'Some more',
    description: 'Eine Person in der Entwicklung, die Hälfte jeder Woche.',
    checkout: sizeCheckout('20 Stunden pro Woche', 'Eine halbe Woche Entwicklung, jede Woche.'),
  },
  dedicated: {
    title: 'Dedicated',
    description: 'Eine Person in der Entwicklung, in Vollzeit für dein Produkt.',
    checkout: sizeCheckout('40 Stunden pro Woche', 'Eine Vollzeitkraft in der Entwicklung, nur für dein Produkt.'),
  },
  'basic-team': {
    title: 'Basic Team',
    description: 'Mehrere Disziplinen, ein Backlog, eine Ansprechperson.',
    checkout: sizeCheckout('100 Stunden pro Woche', 'Mehrere Disziplinen arbeiten an einem Backlog.'),
  },
  custom: {
    title: 'Individuell',
    description: 'Die Zusammensetzung und die Stunden, die dein Plan verlangt.',
    checkout: {
      description: 'Stunden und Leute, wie dein Plan sie verlangt.',
      features: ['Flexible Stunden', 'Wöchentliche Berichte', 'Leute, die fest für dich da sind'],
      nextSteps:
        'Wir rufen an, um zu verstehen, was du brauchst. Dann bekommst du einen Vorschlag mit Leuten, Stunden und Preis und entscheidest.',
    },
  },
};

export const longTermTeamsWords: Words<typeof english.longTermTeamsWords> = {
  name: 'Long Term Teams',
  title: names.teams,
  oneTeam: names.team,
  promise: 'Entwicklung auf lange Sicht, ab 10 Stunden pro Woche',
  pricingSuffix: '/Monat',
  checkout: {
    description: 'Ein Tech-Team, für dein Produkt zusammengestellt, solange du es brauchst.',
    features: ['Individuell zusammengestelltes Team', 'Feste Ansprechperson'],
    nextSteps:
      'Deine Ansprechperson ruft an, um Produkt, Stack und Tempo zu verstehen, und schlägt dann ein Team und seinen Preis vor.',
  },
};

export const technologyWords: Words<typeof english.technologyWords> = {
  frontend: { title: 'Frontend' },
  backend: { title: 'Backend' },
  database: { title: 'Datenbank' },
  cloud: { title: 'Cloud und Infrastruktur' },
  aiData: { title: 'KI und Daten' },
};
