import { getScaleWords } from '../en/packages/get-scale.ts';
import { withWords } from '../with-words.ts';
import type { Package } from './package.ts';

export const getScale: Package = withWords(
  {
    id: 'get-scale',
    price: { amount: 2_999_00, otherReading: { surface: 'contact', cents: 4_999_00 } },
    highlighted: false,
    isPopular: false,
    highlightColor: 'coral',
    isOneTime: false,
    inherits: 'get-momentum',
    sections: [
      { id: 'product', features: [{ id: 'leadership' }, { id: 'infrastructure' }, { id: 'security' }] },
      { id: 'fundraising', features: [{ id: 'due-diligence' }] },
      { id: 'team', features: [{ id: 'full-team' }, { id: 'qa' }] },
      { id: 'retro', features: [{ id: 'review' }] },
    ],
    addonLink: 'long-term-teams',
    checkout: {
      features: [
        { of: 'leadership' },
        { of: 'infrastructure' },
        { of: 'qa' },
        { of: 'infrastructure' },
        { of: 'security' },
        { of: 'due-diligence' },
      ],
    },
    page: {
      floatingCards: [
        { name: 'talent-pool' },
        { name: 'sales-manager' },
        { name: 'developer', meter: { percent: 88 } },
      ],
      composition: 'ink',
      drawnServices: [
        { of: 'infrastructure', drawing: { kind: 'capacity' } },
        { of: 'security', drawing: { kind: 'board' } },
        { of: 'qa', drawing: { kind: 'weeks', lanes: [{ from: 1 }, { from: 2 }, { from: 4 }] } },
      ],
      services: [
        { of: 'leadership' },
        { of: 'infrastructure' },
        { of: 'due-diligence' },
        { of: 'deck-review', greyed: { included: 'get-momentum' } },
        { of: 'pitch-session', greyed: { included: 'get-momentum' } },
      ],
      timeline: [{ image: 'server' }, { image: 'team' }, { image: 'chart' }, { image: 'flag' }],
      outcomes: [{ icon: 'gauge' }, { icon: 'shield' }, { icon: 'users' }],
      sellingPoints: [{ icon: 'handshake' }, { icon: 'clock' }, { icon: 'calendar' }],
      questions: [{ id: 'time' }, { id: 'who' }, { id: 'outgrowing' }],
    },
  },
  getScaleWords,
);
