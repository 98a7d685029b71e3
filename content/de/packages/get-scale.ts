import type { getScaleWords as english } from '../../en/packages/get-scale.ts';
import type { Words } from '../../with-words.ts';
import * as figures from '../figures.ts';
import { names } from '../package-names.ts';

export const getScaleWords: Words<typeof english> = {
  name: names.getScale,
  pricingSuffix: '/Monat',
  promise: 'Technische Führung für ein Unternehmen, das schnell wächst',
  adds: 'Dazu: technische Führung und QA',
  bestFor: 'Kunden kommen schneller, als ihr sie bedienen könnt.',
  outcome: 'Produkt und Team halten einer Due Diligence stand.',
  cta: `${names.getScale} ansehen`,
  sections: {
    product: {
      features: {
        leadership: { text: 'Technische Führung' },
        infrastructure: { text: 'Skalierbare Infrastruktur und DevOps' },
        security: { text: 'Sicherheitsprüfungen' },
      },
    },
    fundraising: { features: { 'due-diligence': { text: 'Unterstützung bei der Due Diligence' } } },
    team: {
      features: {
        'full-team': { text: `Komplettes Team in unter ${figures.fullTeam}` },
        qa: { text: 'QA-Team' },
      },
    },
    retro: { features: { review: { text: `Rückblick mit Ausblick auf ${figures.thirdReview} Tage` } } },
  },
  addon: 'Wir bauen dein MVP:',
  addonLinkText: 'mit Dedicated Tech Teams',
  checkout: {
    description: 'Technische Führung und die Leute, um auf festem Grund zu wachsen.',
    features: [{}, { as: 'Skalierbare Infrastruktur' }, {}, { as: 'DevOps' }, {}, {}],
    nextSteps:
      'Deine technische Leitung prüft Code, Infrastruktur und Team und bringt die Ergebnisse mit Prioritäten ins erste Gespräch.',
  },
  page: {
    title: 'Wachsen, ohne dass etwas zerbricht',
    lead: `Technische Führung, solide Infrastruktur und ein komplettes Team in unter ${figures.fullTeam}: für die Phase, in der alles gleichzeitig dringend ist.`,
    metaTitle: `${names.getScale}: technische Führung für schnelles Wachstum`,
    metaDescription: `${names.getScale}: technische Führung, skalierbare Infrastruktur, QA, DevOps, Sicherheitsprüfungen und Unterstützung bei der Due Diligence zum Monatspreis.`,
    floatingCards: [
      {},
      {},
      {
        text: 'Der Umzug in eine zweite Region',
        rows: [
          { text: 'Datenbank', value: 'umgezogen' },
          { text: 'Datenverkehr', value: 'heute Nacht' },
        ],
        meter: { label: 'Lasttest bestanden' },
      },
    ],
    highlights: [
      { title: 'Jemand, der schon skaliert hat', description: 'Technische Führung, die auf deiner Seite steht.' },
      { title: 'Stabil unter Last', description: 'Infrastruktur, die wächst, bevor sie muss.' },
      {
        title: 'Bereit für die Due Diligence',
        description: 'Sicherheitsprüfungen und Unterstützung bei der Due Diligence.',
      },
    ],
    servicesTitle: `Alles aus ${names.getMomentum} plus diese Leistungen`,
    drawnServices: {
      infrastructure: {
        title: 'Skalierbare Infrastruktur',
        description: 'Kapazität, die mit deinen Kunden wächst.',
        drawing: { above: 'Kapazität', from: 'Deine Kunden', to: `Nächste ${figures.thirdReview} Tage` },
      },
      security: {
        description: 'Lücken finden, gewichten und schließen, bevor andere hinsehen.',
        drawing: {
          columns: [
            { title: 'Gefunden', cards: ['Alte Biblio\u00adthek'] },
            { title: 'Gewichtet', cards: ['Geteilter Schlüssel', 'Offener Port'] },
            { title: 'Behoben', cards: [] },
          ],
          arrives: 'Backups',
        },
      },
      qa: {
        description: 'Leute, deren Aufgabe es ist, die Fehler zuerst zu finden.',
        drawing: { week: 'Woche', lanes: [{ text: 'QA-Team' }, { text: 'DevOps' }, { text: 'Team komplett' }] },
      },
    },
    services: {
      leadership: {
        description: 'Architektur, Recruiting und Prioritäten in erfahrenen Händen.',
      },
      infrastructure: { title: 'DevOps', description: 'Releases, für die niemand wach bleiben muss.' },
      'due-diligence': {
        description: 'Antworten und Dokumente liegen bereit, wenn Investoren fragen.',
      },
      'deck-review': {
        description: 'Folie für Folie, wie ein Investor es lesen würde.',
      },
      'pitch-session': {
        description: 'Du pitchst, wir fragen, du pitchst noch einmal.',
      },
    },
    timeline: [
      {
        title: 'Prüfen',
        description: 'Code, Infrastruktur, Team und Abläufe, ohne Schönfärberei.',
        features: ['Technische Prüfung', 'Sicherheitsprüfung'],
      },
      {
        title: 'Das Team ergänzen',
        description: `Wer fehlt, kommt in unter ${figures.fullTeam} dazu.`,
        detailedDescription:
          'Qualitätssicherung und Betrieb kommen zuerst, denn sie entscheiden, wie oft die anderen ausliefern können.',
        features: ['QA-Team', 'DevOps'],
      },
      {
        title: 'Skalieren',
        description: 'Wir lösen Engpässe in der Reihenfolge, in der Kunden sie spüren würden.',
        features: ['Skalierbare Infrastruktur', 'Technische Führung'],
      },
      {
        title: 'Rückblick und Ausblick',
        description: 'Ein Gespräch, das weiter schaut als bis zum nächsten Brand.',
        features: ['Rückblick', `Ausblick auf ${figures.thirdReview} Tage`],
      },
    ],
    outcomesTitle: 'So fühlt sich Wachstum ab jetzt an',
    outcomes: [
      { title: 'Ruhige Releases', description: 'Getestet, überwacht und leicht zurückzunehmen.' },
      {
        title: 'Ein Unternehmen, das die Due Diligence besteht',
        description: 'Investoren finden nichts, was du nicht zuerst gefunden hast.',
      },
      { title: 'Ein Team, das sich selbst führt', description: 'Rollen, Rhythmus und Verantwortung sind klar.' },
    ],
    sellingPoints: [
      {
        title: `Alles aus ${names.getMomentum}`,
        description: 'Arbeit mit Investoren, Schreibtische und Gespräche laufen weiter.',
      },
      { title: `Unter ${figures.fullTeam}`, description: 'Bis das komplette Team arbeitet.' },
      {
        title: `${figures.thirdReview} Tage voraus`,
        description: 'Rückblicke, die ein Quartal vorausschauen.',
      },
    ],
    questions: {
      time: {
        question: 'Wie viel Zeit kostet mich das?',
        answer: `Die Gespräche, die du kennst, laufen weiter, und der Rückblick schaut auf die nächsten ${figures.thirdReview} Tage voraus. Die technische Führung nimmt dir Entscheidungen ab.`,
      },
      who: {
        question: 'Wer arbeitet mit mir?',
        answer: `Technische Führung, ein QA-Team und ein komplettes Team in unter ${figures.fullTeam}.`,
      },
      outgrowing: {
        question: 'Und wenn es mir zu klein wird?',
        answer:
          'Dann brauchst du mehr Leute: {long-term-teams} arbeiten so viele Stunden pro Woche mit, wie du willst, {long-term-teams-price}.',
      },
    },
  },
};
