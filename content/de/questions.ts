import type * as english from '../en/questions.ts';
import type { Words } from '../with-words.ts';
import * as figures from './figures.ts';
import { billingTerms, proofWords } from './proof.ts';

const { noticePeriod } = billingTerms;
const notice = noticePeriod ? ` ${proofWords.noticePeriod}: ${noticePeriod}.` : '';

export const commonQuestionWords: Words<typeof english.commonQuestionWords> = {
  'after-ordering': {
    question: 'Was passiert nach der Bestellung?',
    answer: `Im Bestellvorgang zahlst du nichts und unterschreibst nichts. Am Ende schickst du uns die Bestellung. Wir melden uns innerhalb von ${figures.answer}, und die Arbeit beginnt mit einem ersten Gespräch.`,
  },
  cheaper: {
    question: 'Warum kann ein Paket weniger kosten als ein Team?',
    answer: `Weil es zwei verschiedene Dinge sind. ${proofWords.whatYouBuy}`,
  },
  equity: {
    question: 'Nehmt ihr Anteile?',
    answer: 'Nein. Du zahlst den Preis deines Pakets, und dein Unternehmen bleibt deins.',
  },
  cancelling: {
    question: 'Kann ich kündigen?',
    answer: `Monatliche Pakete und Teams laufen von Monat zu Monat, und du kannst zum Ende jedes Monats kündigen.${notice} {kickoff} ist einmalig und endet von selbst.`,
  },
  code: {
    question: 'Gehört mir der Code?',
    answer: 'Ja. Was wir für dich bauen, gehört dir: der Code, das Design und die Konten, auf denen alles läuft.',
  },
};

export const homeQuestionWords: Words<typeof english.homeQuestionWords> = {
  time: {
    question: 'Wie viel Zeit kostet mich das?',
    answer: `{kickoff} besteht aus einem ${figures.kickoffCall}-Call und einem ${figures.workshop}-Workshop. In {get-started} treffen wir uns jede Woche zu einem Strategiegespräch, und ab {get-momentum} planen wir außerdem alle zwei Wochen mit dir.`,
  },
  who: {
    question: 'Wer arbeitet mit mir?',
    answer:
      'In {get-started} ein Duo aus Produktmanagement und Entwicklung, in {get-momentum} ein komplettes Team. In {get-scale} kommen technische Führung und ein QA-Team dazu.',
  },
  outgrowing: {
    question: 'Und wenn es mir zu klein wird?',
    answer:
      'Dann gehst du eine Stufe höher: Jedes monatliche Paket enthält alles, was im Paket davor steckt. Brauchst du vor allem Entwicklung, wähle {long-term-teams}, {long-term-teams-price}.',
  },
};

export const questionWords: Words<typeof english.questionWords> = {
  title: 'Was man uns zuerst fragt',
  packageTitle: 'Bevor du {name} bestellst',
  ask: 'Stell deine eigene Frage',
  sample: 'Beispielantwort',
};
