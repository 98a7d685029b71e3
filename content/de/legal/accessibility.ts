import { company, phoneLink } from '../../company.ts';
import type { LegalPage } from '../../legal/legal-page.ts';
import * as figures from '../figures.ts';

export const accessibility: LegalPage = {
  id: 'accessibility',
  title: 'Barrierefreiheit',
  metaDescription: `Wie barrierefrei die Website von ${company.name} ist, wie sie geprüft wurde, was noch fehlt und wie du uns Barrieren meldest.`,
  lead: 'Diese Website ist für alle, die gründen. Hier steht, was wir prüfen, wo sie noch nicht so weit ist und wie du uns erreichst.',
  changed: '2026-11-27',
  sections: [
    {
      id: 'goal',
      title: 'Unser Ziel',
      blocks: [
        'Die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA. Jede Seite lässt sich allein mit der Tastatur bedienen, bei 200 % Textgröße, auf 320 Pixeln Breite, mit erzwungenen Farben und ohne Bewegung. Lesen und uns schreiben kannst du ohne JavaScript; der Bestellvorgang braucht es und sagt das.',
      ],
    },
    {
      id: 'tested',
      title: 'Wie sie geprüft wird',
      blocks: [
        'Vor jeder Veröffentlichung, automatisch:',
        {
          list: [
            'Jede Seite und die Zustände ihrer Bedienelemente, mit axe-core in Chromium in mehreren Breiten.',
            'Tastaturreihenfolge, Fokus und Ansagen an Hilfsmittel, in Chromium.',
            'Die wichtigsten Aufgaben, in Firefox und WebKitGTK.',
            'Das HTML jeder Seite, mit dem Nu Html Checker.',
          ],
        },
        'Automatische Prüfungen finden nicht alles. Eine unabhängige Stelle hat die Website nicht geprüft.',
      ],
    },
    {
      id: 'gaps',
      title: 'Was noch fehlt',
      blocks: [
        {
          list: [
            'Ansagen werden im Accessibility-Tree des Browsers geprüft, nicht mit Menschen, die täglich einen Screenreader benutzen.',
            'Safari auf einem echten iPhone und TalkBack auf einem echten Android-Telefon wurden nicht ausprobiert.',
            'Ziehen lassen sich die Erfolgsgeschichten nur mit Maus oder Finger. Mit der Tastatur nimmst du die Schaltflächen mit den Pfeilen.',
          ],
        },
      ],
    },
    {
      id: 'tell-us',
      title: 'Barriere melden',
      blocks: [
        `Etwas funktioniert bei dir nicht? Sag uns, was du versucht hast, mit welchem Browser und welchem Hilfsmittel. Wir antworten innerhalb von ${figures.answer} und beheben es, wo wir können.`,
        {
          facts: [
            { term: 'E-Mail', text: company.email, href: `mailto:${company.email}` },
            { term: 'Telefon', text: company.phone, href: phoneLink },
          ],
        },
      ],
    },
  ],
};
