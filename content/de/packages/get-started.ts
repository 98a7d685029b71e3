import type { getStartedWords as english } from '../../en/packages/get-started.ts';
import type { Words } from '../../with-words.ts';
import * as figures from '../figures.ts';
import { names } from '../package-names.ts';

export const getStartedWords: Words<typeof english> = {
  name: names.getStarted,
  pricingSuffix: '/Monat',
  promise: 'Bau die erste Version mit Leuten, die das schon gemacht haben',
  adds: 'Dazu: Produktmanagement, Entwicklung und jede Woche ein Strategiegespräch',
  bestFor: 'Du willst bauen und brauchst ein Team um dich.',
  outcome: 'Ein erstes Produkt in den Händen echter Nutzer.',
  cta: `${names.getStarted} ansehen`,
  sections: {
    coaching: {
      features: {
        strategy: { text: 'Wöchentliche Strategiegespräche' },
        'launch-checklist': { text: `Start-Checkliste für ${figures.launchChecklist} Tage` },
      },
    },
    product: {
      features: {
        'product-team': { text: 'Festes Duo aus Produktmanagement und Entwicklung' },
        mvp: { text: 'MVP-Entwicklung', note: 'mit dir, Woche für Woche' },
      },
    },
    traction: { features: { 'user-testing': { text: 'Nutzertests' } } },
    office: { features: { desk: { text: '1 kostenloser Schreibtisch für den ganzen Monat' } } },
    retro: { features: { review: { text: `Rückblick mit Ausblick auf ${figures.firstReview} Tage` } } },
  },
  addon: 'Wir bauen dein MVP:',
  addonLinkText: 'mit Dedicated Tech Teams',
  checkout: {
    description: 'Ein Duo aus Produktmanagement und Entwicklung baut mit dir die erste Version.',
    nextSteps:
      'Im ersten Gespräch lernst du dein Duo aus Produktmanagement und Entwicklung kennen. Zusammen legt ihr fest, was in die erste Version kommt und an welchem Tag das wöchentliche Strategiegespräch ist.',
  },
  page: {
    title: 'Vom Plan zum Produkt, das genutzt wird',
    lead: 'Ein festes Duo aus Produktmanagement und Entwicklung baut mit dir die erste Version, und im wöchentlichen Gespräch macht sich niemand etwas vor.',
    metaTitle: `${names.getStarted}: ein Team, das dein erstes Produkt baut`,
    metaDescription: `${names.getStarted}: ein festes Duo aus Produktmanagement und Entwicklung, wöchentliche Strategiegespräche, MVP-Entwicklung und Nutzertests zum Monatspreis.`,
    floatingCards: [
      {},
      {
        text: 'Diese Woche',
        rows: [
          { text: 'Anmeldung', value: 'live' },
          { text: 'Einladungen', value: 'live' },
          { text: 'Erste Zahlung', value: 'im Review' },
        ],
      },
      {},
    ],
    highlights: [
      {
        title: 'Produkt und Entwicklung zusammen',
        description: 'Zwei Menschen, fest für dich da.',
      },
      {
        title: 'Ein fester Wochenrhythmus',
        description: 'Ein Strategiegespräch pro Woche, mit Zusagen auf beiden Seiten.',
      },
      { title: 'Ein Schreibtisch in Berlin', description: '1 kostenloser Schreibtisch für den ganzen Monat.' },
    ],
    servicesTitle: `Das steckt in ${names.getStarted}`,
    drawnServices: {
      mvp: {
        description: 'Mit dir gebaut, Woche für Woche: das kleinste Produkt, das die größte Frage beantwortet.',
        drawing: {
          columns: [
            { title: 'Als Nächstes', cards: ['Nutzer\u00adtests', 'Start-Check\u00adliste', 'Rückblick'] },
            { title: 'Diese Woche', cards: ['Strategie\u00adgespräch', 'Kleine Schritte'] },
            { title: 'Live', cards: [] },
          ],
          arrives: 'Erste Version',
        },
      },
      strategy: {
        description: 'Was wir gelernt haben, was als Nächstes kommt und wer was tut.',
        drawing: {
          week: 'Woche',
          lanes: [{ text: 'Strategiegespräch' }, { text: 'MVP-Entwicklung' }, { text: 'Nutzertests' }],
        },
      },
      'launch-checklist': {
        description: 'Alles zwischen einem leeren Repository und dem ersten Verkauf.',
        drawing: { from: 'Ein leeres Repository', to: 'Der erste Verkauf' },
      },
    },
    services: {
      'product-team': {
        title: 'Produktmanagement und Entwicklung',
        description: 'Ein festes Duo: Eine Person plant, eine baut.',
      },
      'user-testing': {
        description: 'Echte Menschen vor dem echten Produkt.',
      },
      desk: {
        title: 'Kostenloser Schreibtisch',
        description: 'Einer für den ganzen Monat, neben anderen, die auch etwas bauen.',
      },
    },
    timeline: [
      {
        title: 'Kennenlernen',
        description: 'Du lernst dein Duo aus Produktmanagement und Entwicklung kennen.',
        features: [`Ziele für ${figures.firstReview} Tage`, 'Ein gemeinsames Backlog'],
      },
      {
        title: 'Sichtbar bauen',
        description: 'Jede Woche kleine Schritte, durch die du dich klicken kannst.',
        detailedDescription:
          'Das Board kannst du jederzeit sehen. Was in einer Woche entsteht, ist live unter einer Adresse zu sehen und nicht auf einer Folie.',
        features: ['MVP-Entwicklung', 'Wöchentliches Strategiegespräch'],
      },
      {
        title: 'Mit Nutzern testen',
        description: 'Wir schauen zu, wie es benutzt wird, und ändern, was nicht klappt.',
        features: ['Nutzertests', `Start-Checkliste für ${figures.launchChecklist} Tage`],
      },
      {
        title: 'Zurückblicken und entscheiden',
        description: 'Einmal im Monat: was sich bewegt hat und wohin der nächste Monat führt.',
        features: ['Rückblick', `Ausblick auf ${figures.firstReview} Tage`],
      },
    ],
    outcomesTitle: 'Wo du nach den ersten Monaten stehst',
    outcomes: [
      { title: 'Ein Produkt auf dem Markt', description: 'Live, in Benutzung und jede Woche besser.' },
      { title: 'Gewissheit durch Nutzer', description: 'Du weißt, wer es will und warum.' },
      { title: 'Die Gewohnheit zu liefern', description: 'Der Rhythmus bleibt, egal wer dazukommt.' },
    ],
    sellingPoints: [
      {
        title: `Alles aus ${names.kickoff}`,
        description: 'Mit Ideenvergleich, technischer Einschätzung und Validierungsplan.',
      },
      {
        title: `Checkliste für ${figures.launchChecklist} Tage`,
        description: `${figures.launchChecklist} Tage, Zeile für Zeile abgehakt.`,
      },
      {
        title: 'Monat für Monat',
        description: 'Ein Preis im Monat für Produkt, Entwicklung und Coaching.',
      },
    ],
    questions: {
      time: {
        question: 'Wie viel Zeit kostet mich das?',
        answer:
          'Ein Strategiegespräch pro Woche und die Entscheidungen, die daraus folgen. Den Rest erledigt dein Duo.',
      },
      who: {
        question: 'Wer arbeitet mit mir?',
        answer: 'Ein Duo aus Produktmanagement und Entwicklung, beide fest für dich da.',
      },
      outgrowing: {
        question: 'Und wenn es mir zu klein wird?',
        answer:
          '{get-momentum} ist eine Stufe höher: Alles hier läuft weiter, dazu kommen ein komplettes Team und die Arbeit mit Investoren.',
      },
    },
  },
};
