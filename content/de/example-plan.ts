import type { examplePlan as english } from '../en/example-plan.ts';
import type { Words } from '../with-words.ts';
import * as figures from './figures.ts';
import { names } from './package-names.ts';
import { spanOf } from './spans.ts';

export const examplePlan: Words<typeof english> = {
  title: 'Beispiel für einen Validierungsplan',
  metaDescription: `Was du aus dem ${names.kickoff} mitnimmst: einen Validierungsplan für ${figures.validationPlan} Tage auf einer Seite, noch leer, zum Lesen und Drucken.`,
  eyebrow: 'Beispiel zum Ausfüllen',
  heading: `Dein Validierungsplan für ${figures.validationPlan} Tage`,
  lead: 'Eine Seite, die wir nach Kickoff-Call und Workshop mit dir ausfüllen. Hier ist sie leer, denn die Erkenntnisse werden deine sein.',
  steps: [
    { figure: spanOf(figures.kickoffCall), title: 'Kickoff-Call' },
    { figure: spanOf(figures.workshop), title: 'Workshop' },
    { figure: `${figures.validationPlan} Tage`, title: 'Validierungs\u00adplan' },
    { figure: 'Ein Rückblick', title: `mit Ausblick auf ${figures.firstReview} Tage` },
  ],
  sections: [
    { title: 'Die Idee in einem Satz', lines: ['Für wen', 'Was', 'Warum jetzt'] },
    {
      title: `Im Vergleich mit ${figures.ideasEvaluated} bewerteten Ideen`,
      lines: ['Am ähnlichsten', 'Was dort richtig war', 'Was hier anders ist'],
    },
    { title: 'Für wen sie ist', lines: ['Wer das Problem hat', 'Was sie heute tun', 'Wen wir zuerst fragen'] },
    { title: 'Was stimmen muss', lines: ['Erste Annahme', 'Zweite Annahme', 'Dritte Annahme'] },
    {
      title: 'Der kleinste Test für jede, und bis wann',
      lines: ['Erster Test, bis', 'Zweiter Test, bis', 'Dritter Test, bis'],
    },
    { title: 'Wann wir weitermachen, ändern oder aufhören', lines: ['Weiter, wenn', 'Ändern, wenn', 'Aufhören, wenn'] },
    {
      title: 'Technische Einschätzung, Roadmap und Stack',
      lines: ['Was schwierig ist', 'Was zuerst kommt', 'Worauf wir bauen'],
    },
    { title: 'Budget und Zeitplan', lines: ['Was es kostet', 'Wie lange es dauert', 'Was das ändern könnte'] },
  ],
  back: `${names.kickoff} ansehen`,
  link: 'Ein Beispiel für den Plan',
};
