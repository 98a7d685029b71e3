import type * as english from '../en/stages.ts';
import type { Words } from '../with-words.ts';
import * as figures from './figures.ts';

const write = { when: 'Heute', dated: 'Heute, {date}', what: 'Du schreibst uns' };
const contact = { when: `Binnen ${figures.answer}`, dated: 'Bis {date}', what: 'Wir melden uns' };
const team = { when: `In unter ${figures.fullTeam}`, dated: 'Bis {date}', what: 'Ziel: dein komplettes Team' };
const onDay = (day: string, what: string) => ({ when: `Tag ${day}`, dated: `Tag ${day}, {date}`, what });
const review = (days: string) => ({
  when: `${days} Tage`,
  dated: 'Bis {date}',
  what: `Rückblick mit Ausblick auf ${days} Tage`,
});

export const stageTexts: Words<typeof english.stageTexts> = {
  'only-an-idea': {
    label: 'Nur eine Idee',
    cto: 'Bau noch nichts. Zeig die Idee echten Menschen, den kleinsten Test zuerst.',
    next: `Starte mit einem ${figures.kickoffCall}-Call`,
    milestones: [write, contact, onDay(figures.validationPlan, 'Ziel: weiter, ändern oder aufhören')],
  },
  'ready-to-build': {
    label: 'Bereit zu bauen',
    cto: 'Ein gemeinsames Backlog, Ziele für den Monat und jede Woche etwas Neues zum Klicken.',
    next: 'Plane deine erste Version',
    milestones: [write, contact, onDay(figures.launchChecklist, 'Ziel: Start-Checkliste erledigt')],
  },
  'first-users': {
    label: 'Erste Nutzer',
    cto: 'Lies Deck, Zahlen und Produkt wie ein Investor. Schließ die Lücken. Dann erst pitchst du.',
    next: 'Mach dich bereit für Investoren',
    milestones: [write, contact, review(figures.secondReview)],
  },
  'growing-fast': {
    label: 'Wächst schnell',
    cto: 'Prüfe zuerst Code und Infrastruktur, ohne Schönfärberei. Dann mach das Team komplett.',
    next: 'Starte mit einer technischen Prüfung',
    milestones: [contact, team, review(figures.thirdReview)],
  },
  'need-hands': {
    label: 'Es fehlen Leute',
    cto: 'Schreib Produkt, Stack und Tempo auf. Dann können die richtigen Leute dein Backlog übernehmen.',
    next: 'Wähle deine Teamgröße',
    milestones: [write, contact, { ...team, what: 'Ziel: dein Team arbeitet' }],
  },
};

export const stageWords: Words<typeof english.stageWords> = {
  question: 'Wo stehst du heute?',
  hint: 'Wähle deine Phase: Du siehst Paket und Preis.',
  ifToday: 'Wenn du heute anfängst',
  ask: 'Erst fragen',
  askAbout: 'zu {name}',
  reset: 'Von vorn',
  founder: 'Was würdest du jetzt tun?',
  notTested: 'nicht getestet',
  yours: 'Deine Phase',
  unsure: 'Unsicher? Beantworte fünf Fragen',
  pick: 'Wähle deine Phase oder',
  answerQuestions: 'beantworte fünf Fragen',
};
