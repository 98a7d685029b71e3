import type { getStartedWords as english } from '../../en/packages/get-started.ts';
import type { Words } from '../../with-words.ts';
import * as figures from '../figures.ts';
import { names } from '../package-names.ts';

export const getStartedWords: Words<typeof english> = {
  name: names.getStarted,
  pricingSuffix: '/Monat',
  promise: 'Bau die erste Version mit Leuten, die das schon getan haben',
  adds: 'Dazu: Produktmanagement und Entwicklung',
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
        'product-team': { text: 'Feste Leute für Produktmanagement und Entwicklung' },
        mvp: { text: 'Entwicklung des MVP', note: 'mit dir, Woche für Woche' },
      },
    },
    traction: { features: { 'user-testing': { text: 'Tests mit Nutzern' } } },
    office: { features: { desk: { text: '1 kostenloser Schreibtisch für den ganzen Monat' } } },
    retro: { features: { review: { text: `Rückblick mit Plan für ${figures.firstReview} Tage` } } },
  },
  addon: 'Ein MVP, das wir für dich bauen:',
  addonLinkText: 'durch ein Tech-Team',
  checkout: {
    description: 'Eine Person für das Produkt und eine für die Entwicklung bauen mit dir die erste Version.',
    nextSteps:
      'Im ersten Gespräch lernst du die beiden kennen, die mit dir arbeiten. Zusammen legt ihr fest, was in die erste Version kommt und an welchem Tag das wöchentliche Strategiegespräch ist.',
  },
  page: {
    title: 'Vom Plan zum Produkt, das genutzt wird',
    lead: 'Eine Person für das Produkt und eine für die Entwicklung bauen mit dir die erste Version, und ein wöchentliches Gespräch hält alle ehrlich.',
    metaTitle: `${names.getStarted}: ein Team, das dein erstes Produkt baut`,
    metaDescription: `${names.getStarted}: feste Leute für Produktmanagement und Entwicklung, wöchentliche Strategiegespräche, Entwicklung des MVP und Tests mit Nutzern zum Monatspreis.`,
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
        title: 'Ein Rhythmus für jede Woche',
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
            { title: 'Als Nächstes', cards: ['Tests mit Nutzern', 'Start-Checkliste', 'Rückblick'] },
            { title: 'Diese Woche', cards: ['Strategiegespräch', 'Kleine Schritte'] },
            { title: 'Live', cards: [] },
          ],
          arrives: 'Erste Version',
        },
      },
      strategy: {
        description: 'Was wir gelernt haben, was als Nächstes kommt und wer was tut.',
        drawing: {
          week: 'Woche',
          lanes: [{ text: 'Strategiegespräch' }, { text: 'Entwicklung des MVP' }, { text: 'Tests mit Nutzern' }],
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
        description: 'Zwei Menschen, die dein Produkt so gut kennen wie du.',
      },
      'user-testing': {
        description: 'Echte Menschen vor dem echten Produkt, früh und oft.',
      },
      desk: {
        title: 'Kostenloser Schreibtisch',
        description: 'Einer für den ganzen Monat, neben anderen, die auch etwas bauen.',
      },
    },
    timeline: [
      {
        title: 'Kennenlernen',
        description: 'Du lernst die beiden kennen, die mit dir bauen.',
        features: [`Ziele für ${figures.firstReview} Tage`, 'Ein gemeinsames Backlog'],
      },
      {
        title: 'Offen bauen',
        description: 'Jede Woche kleine Schritte, durch die du dich klicken kannst.',
        detailedDescription:
          'Das Board kannst du jederzeit sehen. Die Arbeit jeder Woche ist unter einer Adresse zu öffnen, nicht auf einer Folie.',
        features: ['Entwicklung des MVP', 'Wöchentliches Strategiegespräch'],
      },
      {
        title: 'Mit Nutzern testen',
        description: 'Wir schauen zu, wie es benutzt wird, und ändern, was nicht klappt.',
        features: ['Tests mit Nutzern', `Start-Checkliste für ${figures.launchChecklist} Tage`],
      },
      {
        title: 'Zurückblicken und entscheiden',
        description: 'Einmal im Monat: was sich bewegt hat und wohin der nächste Monat führt.',
        features: ['Rückblick', `Mit Plan für ${figures.firstReview} Tage`],
      },
    ],
    outcomesTitle: 'Wo du nach den ersten Monaten stehst',
    outcomes: [
      { title: 'Ein Produkt in der Welt', description: 'Live, in Benutzung und jede Woche besser.' },
      { title: 'Belege von Nutzern', description: 'Du weißt, wer es will, und warum.' },
      { title: 'Die Gewohnheit zu liefern', description: 'Der Rhythmus bleibt, wer auch dazukommt.' },
    ],
    sellingPoints: [
      {
        title: `Alles aus ${names.kickoff}`,
        description: 'Mit dem Vergleich der Idee, der technischen Einschätzung und dem Validierungsplan.',
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
        question: 'Wie viel meiner Zeit braucht das?',
        answer:
          'Ein Strategiegespräch pro Woche und die Entscheidungen, die daraus folgen. Den Rest erledigen die beiden, die mit dir bauen.',
      },
      who: {
        question: 'Wer arbeitet mit mir?',
        answer: 'Eine Person für das Produkt und eine für die Entwicklung, beide fest für dich da.',
      },
      outgrowing: {
        question: 'Und wenn es mir zu klein wird?',
        answer:
          '{get-momentum} ist eine Stufe mehr: Alles hier läuft weiter, dazu kommen ein volles Team und die Arbeit mit Investoren.',
      },
    },
  },
};
