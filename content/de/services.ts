import type { serviceWords as english } from '../en/services.ts';
import type { Words } from '../with-words.ts';
import * as figures from './figures.ts';

export const serviceWords: Words<typeof english> = [
  {
    title: 'Die Idee wählen',
    description: `Bring eine Idee mit oder zehn. Wir messen jede an dem, was uns ${figures.ideasEvaluated} bewertete Ideen gelehrt haben.`,
    extendedDescription: 'Am Ende hast du die eine, die deine Zeit wert ist, und die Gründe schwarz auf weiß.',
  },
  {
    title: 'Das Produkt bauen',
    description:
      'Ein Duo aus Produktmanagement und Entwicklung kommt dazu und liefert die erste Version in kleinen, sichtbaren Schritten.',
    extendedDescription: 'Du siehst das Board und setzt die Prioritäten, wir halten das Tempo.',
  },
  {
    title: 'Den Markt prüfen',
    description: 'Tests mit echten Menschen, Woche für Woche, bis die Zahlen sagen: weiter, ändern oder aufhören.',
    extendedDescription: `Der Validierungsplan läuft ${figures.validationPlan} Tage. Lautet die Antwort Nein, weißt du es, bevor ein Jahr vergangen ist.`,
  },
];
