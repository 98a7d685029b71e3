import type { navigation as english, linkWords as englishLinks } from '../en/navigation.ts';
import type { Words } from '../with-words.ts';

export const linkWords: Words<typeof englishLinks> = {
  'what-we-do': { label: 'Was wir tun' },
  packages: { label: 'Pakete' },
  'case-studies': { label: 'Fallstudien' },
  compare: { label: 'Pakete vergleichen' },
  find: { label: 'Finde dein Paket' },
  imprint: { label: 'Impressum' },
  privacy: { label: 'Datenschutz' },
  terms: { label: 'AGB' },
  accessibility: { label: 'Barrierefreiheit' },
};

export const navigation: Words<typeof english> = {
  skip: 'Zum Inhalt springen',
  notLoaded: { text: 'Ein Teil dieser Seite wurde nicht geladen.', reload: 'Noch einmal laden' },
  home: 'Startseite:',
  getStarted: 'Loslegen',
  getStartedTarget: '– schreib uns',
  backToPackage: 'Zurück zu {package}',
  questions: 'Fragen?',
  menu: 'Menü',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  losesCard: 'Kartennummer und Prüfnummer werden nicht in die andere Sprache übernommen. Trotzdem wechseln?',
  footer: { site: 'Die Website', packages: 'Pakete', contact: 'Kontakt' },
  labels: { main: 'Hauptmenü', menu: 'Menü', footer: 'Fußzeile', legal: 'Rechtliches' },
};
