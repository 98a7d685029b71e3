import type * as english from '../en/finder.ts';
import type { Words } from '../with-words.ts';
import * as figures from './figures.ts';

const STRATEGY = 'Ein Strategiegespräch pro Woche hält das Tempo.';

export const ruleWords: Words<typeof english.ruleWords> = {
  have: {
    question: 'Was hast du schon?',
    answers: {
      idea: {
        label: 'Eine Idee, gebaut ist noch nichts',
        for: [
          {
            reason: `Deine Idee wird mit ${figures.ideasEvaluated} bewerteten Ideen verglichen, bevor etwas gebaut wird.`,
          },
          { reason: 'MVP-Entwicklung gehört dazu.' },
        ],
      },
      plan: {
        label: 'Einen Plan oder einen Prototyp',
        for: [
          { reason: 'Ein Duo aus Produktmanagement und Entwicklung macht daraus eine erste Version.' },
          {
            reason:
              'Eine technische Einschätzung zeigt, was schwierig ist, was du kaufen kannst und was gebaut werden muss.',
          },
        ],
      },
      product: {
        label: 'Ein Produkt, das genutzt wird',
        for: [
          { reason: 'Auswertungen zeigen, was deine Nutzer tun.' },
          { reason: 'Skalierbare Infrastruktur und DevOps tragen ein Produkt im Betrieb.' },
        ],
      },
      team: {
        label: 'Ein Produkt und ein eigenes Team',
        for: [
          { reason: 'Technische Führung und ein QA-Team kommen zu deinen Leuten dazu.' },
          { reason: 'Die Leute aus dem Team arbeiten neben deinen eigenen an deinem Backlog.' },
        ],
      },
    },
  },
  lack: {
    question: 'Was fehlt dir am meisten?',
    answers: {
      certainty: {
        label: 'Gewissheit, dass die Idee stimmt',
        for: [
          { reason: `Ein Validierungsplan testet sie ${figures.validationPlan} Tage lang, den kleinsten Test zuerst.` },
        ],
      },
      builders: {
        label: 'Jemand, der mit mir baut',
        for: [
          {
            reason: 'Ein festes Duo aus Produktmanagement und Entwicklung baut die erste Version mit dir.',
          },
          { reason: 'Du bekommst Entwicklung für so viele Stunden pro Woche, wie du willst.' },
        ],
      },
      investors: {
        label: 'Investoren',
        for: [
          {
            reason: `Es enthält eine Investorenliste mit ${figures.investors} VCs und Angels und ein Pitch-Training mit dir allein.`,
          },
          { reason: 'Unterstützung bei der Due Diligence hält Antworten bereit, wenn Investoren fragen.' },
        ],
      },
      leadership: {
        label: 'Technische Führung',
        for: [{ reason: 'Architektur, Recruiting und Prioritäten liegen in erfahrenen Händen.' }],
      },
      engineers: {
        label: 'Entwicklung auf lange Sicht',
        for: [
          { reason: 'Jede Woche arbeiten dieselben Leute für dich.' },
          { reason: `Ein komplettes Team steht in unter ${figures.fullTeam}.` },
        ],
      },
    },
  },
  time: {
    question: 'Wie viel Zeit hast du dafür?',
    answers: {
      hours: {
        label: 'Ein paar Stunden pro Woche',
        for: [
          { reason: 'Es braucht einen Call, einen Workshop und einen Rückblick.' },
          { reason: 'Du hast eine Ansprechperson und jede Woche einen Bericht.' },
        ],
      },
      days: {
        label: 'Ein paar Tage pro Woche',
        for: [{ reason: STRATEGY }, { reason: 'Geplant wird alle zwei Wochen.' }],
      },
      all: {
        label: 'Meine ganze Zeit',
        for: [
          { reason: 'Ein komplettes Team hält mit dir Schritt, geplant alle zwei Wochen.' },
          { reason: 'Es ist für die Phase gemacht, in der alles gleichzeitig dringend ist.' },
          { reason: STRATEGY },
        ],
      },
    },
  },
};

export const caveatWords: Words<typeof english.caveatWords> = {
  kickoff: { text: 'Gebaut wird nichts: Du nimmst eine klare Richtung und einen Plan mit.' },
  'get-started': { text: 'Pitch-Training und eine Investorenliste sind nicht enthalten.' },
  'get-momentum': { text: 'Technische Führung, ein QA-Team und Sicherheitsprüfungen sind nicht enthalten.' },
  'get-scale': { text: 'Vieles davon bliebe ungenutzt, solange ein Unternehmen noch nicht wächst.' },
  'long-term-teams': { text: 'Coaching, Pitch-Training und Schreibtische sind nicht enthalten.' },
};

export const finder: Words<typeof english.finder> = {
  title: 'Welches Paket passt zu mir?',
  metaDescription:
    'Fünf einfache Fragen und ein Paket als Antwort: was dafür spricht, was dagegen und was das nächste Paket dazubringt.',
  budget: {
    question: 'Wie viel kannst du im Monat ausgeben?',
    under: 'Unter {next}',
    above: '{from} oder mehr',
  },
  progress: 'Frage {number} von {total}',
  next: 'Weiter',
  back: 'Zurück',
  choose: 'Wähle eine Antwort, dann geht es weiter.',
  finish: 'Zeig mir, welches Paket passt',
  rules: 'Wie die Antworten zählen',
  person: 'Lieber mit einem Menschen sprechen? Frag uns',
  result: {
    title: 'Das passt am besten: {name}',
    eyebrow: 'Das passt zu dir',
    closest: 'Was in deinem Budget am besten passt',
    order: 'Bestellen',
    ask: 'Frag uns zu diesem Ergebnis',
    offer: 'Übersicht zum Drucken',
    see: '{name} ansehen',
    compare: 'Zeile für Zeile vergleichen',
    why: 'Warum dieses Paket',
    against: 'Was dagegen spricht',
    withinBudget: 'Der Preis liegt in deinem Budget.',
    paidOnce: 'Du zahlst einmal, monatlich fällt nichts an.',
    aboveBudget: 'In deinem Budget liegt kein Paket. Das hier ist das günstigste: {price}.',
    beyondBudget:
      'Deine anderen Antworten führen zu {name}, aber das kostet {price} und damit mehr, als dein Budget erlaubt.',
    points: 'Spricht für {name}: {reason}',
    up: 'Eine Stufe höher',
    adds: 'Dazu käme',
    answers: 'Deine Antworten',
    change: 'Ändern',
    again: 'Von vorn',
    message: 'Meine Antworten auf „{title}“ haben zu {name} geführt.',
  },
  whom: {
    title: '{name}: für wen das passt',
    eyebrow: 'Wenn das nach dir klingt',
    ask: 'Ein paar einfache Fragen und ein Paket als Antwort.',
    result: { ask: 'Frag uns dazu', why: 'Es passt zu dir, wenn du sagst' },
    description: '{name}: {promise}. Für wen es ist, was dagegen spricht und was das nächste Paket dazubringt.',
  },
  answers: {
    title: 'Wie die Antworten zählen',
    lead: 'Jede Antwort gibt Paketen Punkte. Von den Paketen in deinem Budget gewinnt das mit den meisten, bei Gleichstand das günstigste.',
    metaDescription: 'Wie die fünf Fragen zu einem Paket führen: für welches Paket jede Antwort spricht und wie stark.',
    unevaluated:
      'Falls du von den Fragen kommst: Eine ist noch offen, oder diese Seite konnte deine Antworten nicht zusammenführen. Unten steht, für welches Paket jede Antwort spricht.',
    points: ['ein wenig', 'stark', 'am stärksten'],
    budget: 'Schließt Pakete aus, die im Monat mehr kosten.',
    again: 'Die Fragen beantworten',
  },
};
