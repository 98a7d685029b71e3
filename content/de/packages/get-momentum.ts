import type { getMomentumWords as english } from '../../en/packages/get-momentum.ts';
import type { Words } from '../../with-words.ts';
import * as figures from '../figures.ts';
import { names } from '../package-names.ts';

export const getMomentumWords: Words<typeof english> = {
  name: names.getMomentum,
  pricingSuffix: '/Monat',
  promise: 'Mach dich bereit für Investoren, während das Produkt wächst',
  adds: `Dazu: ein volles Team und eine Liste mit ${figures.investors} Investoren`,
  bestFor: 'Du hast erste Nutzer und willst, dass Investoren aufmerksam werden.',
  outcome: 'Ein Unternehmen, das bereit für Investoren ist, mit erprobtem Pitch.',
  cta: `${names.getMomentum} ansehen`,
  sections: {
    coaching: { features: { planning: { text: 'Planung alle zwei Wochen' } } },
    fundraising: {
      features: {
        'investor-list': { text: `Liste mit ${figures.investors} VCs und Angels` },
        'deck-review': { text: 'Durchsicht deines Pitchdecks, nur mit dir' },
        'pitch-session': { text: 'Pitch-Training, nur mit dir' },
      },
    },
    traction: { features: { analytics: { text: 'Auswertungen' } } },
    office: { features: { desk: { text: '2 kostenlose Schreibtische für den ganzen Monat' } } },
    team: {
      features: {
        'full-team': { text: 'Volles Team' },
        'talent-pool': { text: `Talentpool mit ${figures.engineers} Entwicklern` },
      },
    },
    retro: { features: { review: { text: `Rückblick mit Plan für ${figures.secondReview} Tage` } } },
  },
  addon: 'Ein MVP, das wir für dich bauen:',
  addonLinkText: 'durch ein Tech-Team',
  checkout: {
    description: 'Ein volles Team baut weiter, während wir dich auf Investoren vorbereiten.',
    features: { 'pitch-session': { as: 'Unterstützung beim Pitch vor Investoren' } },
    nextSteps:
      'Vor der ersten Planung lesen wir dein Deck und deine Zahlen, damit sie bei den Lücken beginnt, die ein Investor fände.',
  },
  page: {
    title: 'Bereit, wenn Investoren fragen',
    lead: 'Das Team baut weiter, während wir an deiner Geschichte arbeiten, an deinen Zahlen und an der Liste derer, die davon hören sollen.',
    metaTitle: `${names.getMomentum}: bereit für Investoren, während du wächst`,
    metaDescription: `${names.getMomentum}: ein volles Team, Planung alle zwei Wochen, eine Liste mit ${figures.investors} VCs und Angels und Pitch-Training nur mit dir, zum Monatspreis.`,
    floatingCards: [
      {
        text: 'Welche Zahl würdest du mir zuerst zeigen?',
        reply: 'Wie viele Nutzer nach einer Woche wiederkommen.',
      },
      { text: 'Pitchdeck, dritter Entwurf', meter: { label: 'Folien fertig' } },
      {},
    ],
    highlights: [
      {
        title: 'Bereit für Investoren',
        description: 'Deck und Pitch gehen wir nur mit dir durch, nicht in der Gruppe.',
      },
      { title: 'Ein volles Team', description: `Aus einem Talentpool mit ${figures.engineers} Entwicklern.` },
      {
        title: 'Zahlen zur Hand',
        description: 'Auswertungen, die beantworten, was Investoren fragen.',
      },
    ],
    servicesTitle: `Alles aus ${names.getStarted} und dazu`,
    drawnServices: {
      'investor-list': {
        title: 'Liste von Investoren',
        description: `${figures.investors} VCs und Angels, eingegrenzt auf die, die passen.`,
        drawing: { from: `${figures.investors} VCs und Angels`, to: 'Die, die passen' },
      },
      'pitch-session': {
        description: 'Du pitchst, wir fragen, du pitchst noch einmal.',
        drawing: { lines: ['Du pitchst', 'Wir fragen', 'Du pitchst noch einmal'] },
      },
      planning: {
        description: 'Zwei Wochen Fokus, dann ein Blick auf die Fakten.',
        drawing: { figure: '2', unit: 'Wochen Fokus' },
      },
    },
    services: {
      'deck-review': {
        description: 'Folie für Folie, wie ein Investor es lesen würde.',
      },
      'full-team': { description: 'Die Disziplinen, die deine nächste Phase braucht.' },
      analytics: { description: 'Was deine Nutzer tun, auf einer Seite.' },
      desk: { title: 'Kostenlose Schreibtische', description: 'Zwei für den ganzen Monat.' },
      'talent-pool': {
        title: 'Talentpool',
        description: `Zugang zu ${figures.engineers} Entwicklern, wenn du einstellst.`,
      },
    },
    timeline: [
      {
        title: 'Die Lücken finden',
        description: 'Wir lesen Deck, Zahlen und Produkt, wie ein Investor es täte.',
        features: ['Durchsicht des Pitchdecks', 'Auswertungen eingerichtet'],
      },
      {
        title: 'Das Team vergrößern',
        description: 'Wer dir noch fehlt, kommt ins Team.',
        features: ['Volles Team', 'Planung alle zwei Wochen'],
      },
      {
        title: 'Pitchen',
        description: 'Üben, bis dich keine Frage mehr überrascht.',
        detailedDescription:
          'Erst das Deck, Folie für Folie. Dann der Pitch, mit den Fragen, die Investoren stellen und die niemand gern hört.',
        features: ['Pitch-Training nur mit dir', 'Liste von Investoren'],
      },
      {
        title: 'Zurückblicken und zielen',
        description: 'Was uns die Gespräche gelehrt haben und was sich dadurch ändert.',
        features: ['Rückblick', `Mit Plan für ${figures.secondReview} Tage`],
      },
    ],
    outcomesTitle: 'Was du vorzuweisen hast',
    outcomes: [
      { title: 'Ein erprobter Pitch', description: 'Geübt vor dem Termin, auf den es ankommt.' },
      {
        title: 'Türen zum Anklopfen',
        description: `Eine Liste mit ${figures.investors} VCs und Angels, mit dir eingegrenzt.`,
      },
      { title: 'Wachstum in Zahlen', description: 'In Auswertungen, nicht in Adjektiven.' },
    ],
    sellingPoints: [
      {
        title: `Alles aus ${names.getStarted}`,
        description: 'Team, Gespräche und Schreibtisch laufen weiter wie bisher.',
      },
      { title: `${figures.investors} Investoren`, description: 'VCs und Angels auf einer Liste.' },
      { title: `${figures.engineers} Entwickler`, description: 'Im Talentpool hinter deinem Team.' },
    ],
    questions: {
      time: {
        question: 'Wie viel meiner Zeit braucht das?',
        answer:
          'Das wöchentliche Strategiegespräch läuft weiter, und alle zwei Wochen planen wir mit dir. Für Deck und Pitch gibt es je einen eigenen Termin.',
      },
      who: {
        question: 'Wer arbeitet mit mir?',
        answer: `Ein volles Team, mit einem Talentpool von ${figures.engineers} Entwicklern dahinter.`,
      },
      outgrowing: {
        question: 'Und wenn es mir zu klein wird?',
        answer:
          '{get-scale} ist eine Stufe mehr: Alles hier läuft weiter, dazu kommen technische Führung, ein QA-Team und Sicherheitsprüfungen.',
      },
    },
  },
};
