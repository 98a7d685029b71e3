import type { getMomentumWords as english } from '../../en/packages/get-momentum.ts';
import type { Words } from '../../with-words.ts';
import * as figures from '../figures.ts';
import { names } from '../package-names.ts';

export const getMomentumWords: Words<typeof english> = {
  name: names.getMomentum,
  pricingSuffix: '/Monat',
  promise: 'Mach dich bereit für Investoren, während das Produkt wächst',
  adds: `Dazu: ein komplettes Team und eine Liste mit ${figures.investors} Investoren`,
  bestFor: 'Du hast erste Nutzer und willst, dass Investoren aufmerksam werden.',
  outcome: 'Ein investorenreifes Unternehmen mit erprobtem Pitch.',
  cta: `${names.getMomentum} ansehen`,
  sections: {
    coaching: { features: { planning: { text: 'Planung alle zwei Wochen' } } },
    fundraising: {
      features: {
        'investor-list': { text: `Investorenliste mit ${figures.investors} VCs und Angels` },
        'deck-review': { text: 'Durchsicht deines Pitchdecks im Einzeltermin' },
        'pitch-session': { text: 'Pitch-Training im Einzeltermin' },
      },
    },
    traction: { features: { analytics: { text: 'Auswertungen' } } },
    office: { features: { desk: { text: '2 kostenlose Schreibtische für den ganzen Monat' } } },
    team: {
      features: {
        'full-team': { text: 'Komplettes Team' },
        'talent-pool': { text: `Talentpool mit ${figures.engineers} Entwicklerinnen und Entwicklern` },
      },
    },
    retro: { features: { review: { text: `Rückblick mit Ausblick auf ${figures.secondReview} Tage` } } },
  },
  addon: 'Wir bauen dein MVP:',
  addonLinkText: 'mit Dedicated Tech Teams',
  checkout: {
    description: 'Ein komplettes Team baut weiter, während wir dich auf Investoren vorbereiten.',
    features: { 'pitch-session': { as: 'Unterstützung beim Pitch vor Investoren' } },
    nextSteps:
      'Vor der ersten Planung lesen wir dein Deck und deine Zahlen. So fangen wir gleich bei den Lücken an, die ein Investor finden würde.',
  },
  page: {
    title: 'Bereit, wenn Investoren fragen',
    lead: 'Das Team baut weiter, während wir an deiner Geschichte arbeiten, an deinen Zahlen und an der Liste derer, die davon hören sollen.',
    metaTitle: `${names.getMomentum}: bereit für Investoren, während du wächst`,
    metaDescription: `${names.getMomentum}: ein komplettes Team, Planung alle zwei Wochen, eine Investorenliste mit ${figures.investors} VCs und Angels und Pitch-Training im Einzeltermin, zum Monatspreis.`,
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
        description: 'Deck und Pitch gehen wir mit dir allein durch, nicht in der Gruppe.',
      },
      {
        title: 'Ein komplettes Team',
        description: `Aus einem Talentpool mit ${figures.engineers} Entwicklerinnen und Entwicklern.`,
      },
      {
        title: 'Zahlen zur Hand',
        description: 'Auswertungen, die beantworten, was Investoren fragen.',
      },
    ],
    servicesTitle: `Alles aus ${names.getStarted} plus diese Leistungen`,
    drawnServices: {
      'investor-list': {
        title: 'Investorenliste',
        description: `${figures.investors} VCs und Angels, eingegrenzt auf die, die zu dir passen.`,
        drawing: { from: `${figures.investors} VCs und Angels`, to: 'Die passenden' },
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
        description: `Zugang zu ${figures.engineers} Entwicklerinnen und Entwicklern, wenn du einstellst.`,
      },
    },
    timeline: [
      {
        title: 'Die Lücken finden',
        description: 'Wir lesen Deck, Zahlen und Produkt mit den Augen eines Investors.',
        features: ['Durchsicht des Pitchdecks', 'Auswertungen eingerichtet'],
      },
      {
        title: 'Das Team vergrößern',
        description: 'Wer dir noch fehlt, kommt ins Team.',
        features: ['Komplettes Team', 'Planung alle zwei Wochen'],
      },
      {
        title: 'Pitchen',
        description: 'Üben, bis dich keine Frage mehr überrascht.',
        detailedDescription:
          'Erst das Deck, Folie für Folie. Dann der Pitch, mit den Fragen, die Investoren stellen und die niemand gern hört.',
        features: ['Pitch-Training im Einzeltermin', 'Investorenliste'],
      },
      {
        title: 'Zurückblicken und ausrichten',
        description: 'Was uns die Gespräche gelehrt haben und was sich dadurch ändert.',
        features: ['Rückblick', `Ausblick auf ${figures.secondReview} Tage`],
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
      {
        title: `${figures.engineers} im Talentpool`,
        description: 'Entwicklerinnen und Entwickler, die hinter deinem Team stehen.',
      },
    ],
    questions: {
      time: {
        question: 'Wie viel Zeit kostet mich das?',
        answer:
          'Das wöchentliche Strategiegespräch läuft weiter, und alle zwei Wochen planen wir mit dir. Für Deck und Pitch gibt es je einen eigenen Termin.',
      },
      who: {
        question: 'Wer arbeitet mit mir?',
        answer: `Ein komplettes Team, dahinter ein Talentpool mit ${figures.engineers} Entwicklerinnen und Entwicklern.`,
      },
      outgrowing: {
        question: 'Und wenn es mir zu klein wird?',
        answer:
          '{get-scale} ist eine Stufe höher: Alles hier läuft weiter, dazu kommen technische Führung, ein QA-Team und Sicherheitsprüfungen.',
      },
    },
  },
};
