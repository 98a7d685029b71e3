import type { cardWords as english } from '../../en/packages/floating-cards.ts';
import type { Words } from '../../with-words.ts';
import { dayOfPlan } from '../spans.ts';

export const illustrationNote = 'Illustration mit erfundenen Personen und Zahlen';

export const cardWords: Words<typeof english> = {
  'talent-pool': {
    title: 'Talentpool',
    text: '12 geprüfte Fachleute passen zu deinem Stack',
    chips: ['React', 'Go', 'QA'],
  },
  'weekly-coaching': {
    title: 'Wöchentliches Coaching',
    person: 'Tomás',
    text: 'Dienstag, 10 Uhr · Preise',
    meter: { label: 'Wochenziele erreicht' },
  },
  'qa-sessions': { title: 'Fragerunde', person: 'Ines', text: 'Wie klein darf die erste Version sein?' },
  'validation-plan': {
    title: 'Validierungsplan',
    text: `${dayOfPlan} · Interviews geführt`,
    meter: { label: 'Fragen beantwortet' },
  },
  'sales-manager': {
    title: 'Vertrieb',
    person: 'Oke',
    text: 'Pipeline für die neue Region',
    meter: { label: 'Ziel erreicht' },
  },
  developer: {
    title: 'Entwicklung',
    person: 'Nadia',
    text: 'Die Anmeldung ist live',
    meter: { label: 'Sprint erledigt' },
  },
  designer: {
    title: 'Design',
    person: 'Bruno',
    text: 'Zweite Runde Prototypen',
    meter: { label: 'Tests abgeschlossen' },
  },
};
