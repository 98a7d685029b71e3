import { WEEKS_A_MONTH } from '../../domain/price.ts';
import type * as english from '../en/teams-page.ts';
import { oneEngineerUpTo } from '../teams.ts';
import type { Words } from '../with-words.ts';
import * as figures from './figures.ts';
import { names } from './package-names.ts';

export const teamsPageWords: Words<typeof english.teamsPageWords> = {
  metaTitle: `${names.teams} ab 10 Stunden pro Woche`,
  metaDescription: `${names.teams} für Start-ups: von 10 Stunden pro Woche bis zum kompletten Team, mit fester Ansprechperson und wöchentlichen Berichten.`,
  hero: {
    title: names.teams,
    lead: `Entwicklerinnen und Entwickler, die bei deinem Produkt bleiben, solange es sie braucht. Du wählst die Stunden, wir finden die Leute: aus einem Talentpool von ${figures.engineers}.`,
    button: 'Pakete ansehen',
  },
  floatingCards: [
    {},
    {
      text: 'Woche 14 am selben Produkt',
      rows: [
        { text: 'Zahlungen', value: 'live' },
        { text: 'Rechnungen', value: 'im Review' },
        { text: 'Suche', value: 'als Nächstes' },
      ],
    },
    {},
  ],
  sellingPoints: `Warum ein ${names.team}`,
  packages: {
    title: 'Wähle dein Tempo',
    lead: 'Eine Person entwickelt für dich, jede Woche dieselbe. Dazu kommen eine Ansprechperson und ein Wochenbericht. Produktmanagement, Design und QA gibt es im Basic Team oder in einem individuellen Team.',
    note: `Preis pro Stunde, gerechnet mit ${WEEKS_A_MONTH} Wochen im Monat.`,
    button: 'Loslegen',
    buttonTarget: '– Team {name}',
    hours: 'Stunden pro Woche',
    fte: 'Vollzeitstellen',
    perHour: 'Pro Stunde',
    days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'],
  },
  calculator: {
    title: 'Berechne dein Team',
    lead: 'Sag uns, wie viele Stunden du brauchst. Du bekommst das kleinste Team, das dafür reicht, den Preis und was die nächste Größe ändern würde.',
    hours: 'Stunden pro Woche',
    slider: 'Stunden pro Woche, mit dem Regler',
    chartPrice: 'Preis im Monat',
    chartHours: 'Stunden pro Woche, maßstäblich',
    months: 'Monate',
    invalid: 'Bitte eine ganze Zahl von {min} bis {max}.',
    fte: 'Vollzeitstellen',
    spare: 'Ungenutzte Stunden pro Woche',
    perMonth: '/Monat',
    perHour: 'Pro Stunde',
    perHourUsed: 'Pro genutzter Stunde',
    perHourHint: '{price} pro genutzter Stunde',
    total: 'Insgesamt',
    totalOf: '{months} × {price}',
    next: '{name} ({hours} Stunden pro Woche) kostet {difference} mehr im Monat. Eine Stunde kostet dann nur noch {perHour}.',
    together: '{teams}: {hours} Stunden pro Woche für {cost} im Monat, {less} weniger.',
    pair: '{first} und {second} zusammen',
    twice: 'Zweimal {first}',
    askTogether: 'Frag uns nach beiden',
    stale: 'Das ist noch das Ergebnis für {estimate}.',
    agreed: 'Für mehr als {hours} Stunden pro Woche vereinbaren wir Leute, Stunden und Preis mit dir.',
    note: `Der Preis einer Stunde ist mit ${WEEKS_A_MONTH} Wochen im Monat gerechnet.`,
    order: 'Dieses Team bestellen',
    offer: 'Übersicht zum Drucken',
    status: '{name}: {price} im Monat, insgesamt {total}.',
  },
  custom: {
    title: 'Brauchst du ein individuelles Team?',
    text: 'Mehr Leute, andere Fähigkeiten, ein anderer Rhythmus: Sag uns, was du brauchst, und wir stellen das Team zusammen.',
    basicTeam: 'Es gibt auch das Basic Team: {hours} Stunden pro Woche für',
    basicTeamLink: 'Das Basic Team bestellen',
    consultation: 'Gespräch vereinbaren',
    order: 'Individuell bestellen',
  },
  structure: {
    title: 'So ist ein Team aufgebaut',
    lead: 'Eine Ansprechperson für dich, egal wie groß das Team ist.',
    you: { title: 'Du', description: 'Gibst die Richtung und die Prioritäten vor.' },
    manager: { title: 'Ansprechperson', description: 'Dein Kontakt für alles, fest für dich da.' },
    groups: [
      {
        title: `Bis ${oneEngineerUpTo} Stunden pro Woche`,
        roles: [{ title: 'Entwicklung', description: 'Eine Person baut, testet und liefert.' }],
      },
      {
        title: 'Im Basic Team oder individuell',
        roles: [
          { title: 'Produktmanagement', description: 'Macht aus Zielen ein Backlog.' },
          { title: 'Design', description: 'Macht es klar und benutzbar.' },
          { title: 'QA und DevOps', description: 'Halten es im Betrieb am Laufen.' },
        ],
      },
    ],
  },
  advantages: { title: 'Was für ein festes Team spricht' },
  technology: {
    title: 'Womit wir arbeiten',
    lead: 'Dein Stack entscheidet, wer dazukommt. Mit diesen Werkzeugen arbeiten unsere Leute.',
  },
  closing: {
    title: 'Bereit für dein Team?',
    text: `Erzähl uns, was du baust. Wir melden uns innerhalb von ${figures.answer}.`,
    button: 'Gespräch vereinbaren',
  },
};

export const teamsSellingPointsWords: Words<typeof english.teamsSellingPointsWords> = [
  {
    title: `${figures.engineers} im Talentpool`,
    description: 'Entwicklerinnen und Entwickler, aus denen wir dein Team wählen.',
  },
  { title: `Unter ${figures.fullTeam}`, description: 'Das reicht sogar, um ein komplettes Team aufzustellen.' },
  { title: 'Ein Kontakt', description: 'Durchgehend eine feste Ansprechperson.' },
];

export const teamsAdvantagesWords: Words<typeof english.teamsAdvantagesWords> = [
  {
    title: 'Jede Woche dieselben Leute',
    description: 'Was das Team über dein Produkt lernt, bleibt im Team.',
  },
  {
    title: 'Stunden, die zum Plan passen',
    description: 'Fang mit 10 Stunden pro Woche an und geh höher, wenn es sich lohnt.',
  },
  { title: 'Wöchentliche Berichte', description: 'Was getan ist, was es gebraucht hat und was als Nächstes kommt.' },
  {
    title: 'Individuell zusammengesetzt',
    description: 'Die Disziplinen, die dein Produkt braucht, und keine anderen.',
  },
];

export const teamsQuestionWords: Words<typeof english.teamsQuestionWords> = {
  time: {
    question: 'Wie viel Zeit kostet mich ein Team?',
    answer:
      'Du gibst Richtung und Prioritäten vor. Dein einziger Kontakt ist eine feste Ansprechperson, die dir jede Woche einen Bericht schickt.',
  },
  who: {
    question: 'Wer ist im Team?',
    answer: `Leute aus einem Pool von ${figures.engineers} Entwicklerinnen und Entwicklern, passend zu deinem Plan. Bis ${oneEngineerUpTo} Stunden pro Woche ist es eine Person. Im Basic Team oder einem individuellen Team kommen Produktmanagement, Design und QA dazu: zusammengesetzt nach deinem Bedarf, nicht von der Stange.`,
  },
  outgrowing: {
    question: 'Und wenn ich mehr Stunden brauche?',
    answer:
      'Du wechselst zur nächsten Größe, und der Preis einer Stunde sinkt. Reicht auch die größte nicht, stellen wir mit dir ein individuelles Team zusammen.',
  },
};
