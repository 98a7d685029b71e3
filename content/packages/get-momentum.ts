import { getMomentumWords } from '../en/packages/get-momentum.ts';
import { withWords } from '../with-words.ts';
import type { Package } from './package.ts';

export const getMomentum: Package = withWords(
  {
    id: 'get-momentum',
    price: { amount: 1_499_00 },
    highlighted: false,
    isPopular: false,
    highlightColor: 'sky',
    isOneTime: false,
    inherits: 'get-started',
    sections: [
      { id: 'coaching', features: [{ id: 'planning' }] },
      { id: 'fundraising', features: [{ id: 'investor-list' }, { id: 'deck-review' }, { id: 'pitch-session' }] },
      { id: 'traction', features: [{ id: 'analytics' }] },
      { id: 'office', features: [{ id: 'desk' }] },
      { id: 'team', features: [{ id: 'full-team' }, { id: 'talent-pool' }] },
      { id: 'retro', features: [{ id: 'review' }] },
    ],
    addonLink: 'long-term-teams',
    checkout: { features: [{ of: 'full-team' }, { of: 'planning' }, { of: 'analytics' }, { of: 'pitch-session' }] },
    page: {
      floatingCards: [{ name: 'qa-sessions' }, { name: 'designer', meter: { percent: 94 } }, { name: 'talent-pool' }],
      composition: 'tall',
      drawnServices: [
        { of: 'investor-list', drawing: { kind: 'field', columns: 25, rows: 40, marked: 'few' } },
        { of: 'pitch-session', drawing: { kind: 'exchange' } },
        { of: 'planning', drawing: { kind: 'dial', parts: 14 } },
      ],
      services: [
        { of: 'deck-review' },
        { of: 'full-team' },
        { of: 'analytics' },
        { of: 'desk' },
        { of: 'talent-pool' },
      ],
      timeline: [{ image: 'chart' }, { image: 'team' }, { image: 'pitch' }, { image: 'flag' }],
      outcomes: [{ icon: 'presentation' }, { icon: 'megaphone' }, { icon: 'chart' }],
      sellingPoints: [{ icon: 'handshake' }, { icon: 'wallet' }, { icon: 'users' }],
      questions: [{ id: 'time' }, { id: 'who' }, { id: 'outgrowing' }],
    },
  },
  getMomentumWords,
);
