import { getStartedWords } from '../en/packages/get-started.ts';
import { withWords } from '../with-words.ts';
import type { Package } from './package.ts';

export const getStarted: Package = withWords(
  {
    id: 'get-started',
    price: { amount: 749_00, otherReading: { surface: 'checkout', cents: 599_00 } },
    highlighted: true,
    isPopular: true,
    highlightColor: 'violet',
    isOneTime: false,
    inherits: 'kickoff',
    sections: [
      { id: 'coaching', features: [{ id: 'strategy' }, { id: 'launch-checklist' }] },
      { id: 'product', features: [{ id: 'product-team' }, { id: 'mvp' }] },
      { id: 'traction', features: [{ id: 'user-testing' }] },
      { id: 'office', features: [{ id: 'desk' }] },
      { id: 'retro', features: [{ id: 'review' }] },
    ],
    addonLink: 'long-term-teams',
    checkout: { features: [{ of: 'product-team' }, { of: 'strategy' }, { of: 'mvp' }, { of: 'user-testing' }] },
    page: {
      floatingCards: [{ name: 'weekly-coaching' }, { name: 'developer' }, { name: 'validation-plan' }],
      composition: 'lead',
      drawnServices: [
        { of: 'mvp', drawing: { kind: 'board' } },
        { of: 'strategy', drawing: { kind: 'weeks', lanes: [{ from: 'each' }, { from: 1 }, { from: 2 }] } },
        { of: 'launch-checklist', drawing: { kind: 'field', columns: 10, rows: 10, marked: 'all' } },
      ],
      services: [{ of: 'product-team' }, { of: 'user-testing' }, { of: 'desk' }],
      timeline: [{ image: 'team' }, { image: 'board' }, { image: 'chart' }, { image: 'flag' }],
      outcomes: [{ icon: 'rocket' }, { icon: 'target' }, { icon: 'flag' }],
      sellingPoints: [{ icon: 'handshake' }, { icon: 'badge-check' }, { icon: 'repeat' }],
      questions: [{ id: 'time' }, { id: 'who' }, { id: 'outgrowing' }],
    },
  },
  getStartedWords,
);
