import { kickoffWords } from '../en/packages/kickoff.ts';
import { kickoffCall } from '../figures.ts';
import { withWords } from '../with-words.ts';
import type { Package } from './package.ts';

export const kickoff: Package = withWords(
  {
    id: 'kickoff',
    price: { amount: 299_00 },
    highlighted: false,
    isPopular: false,
    highlightColor: 'lime',
    isOneTime: true,
    sections: [
      {
        id: 'idea',
        features: [{ id: 'kickoff-call' }, { id: 'workshop' }, { id: 'idea-screening' }, { id: 'validation-plan' }],
      },
      { id: 'product', features: [{ id: 'technical-assessment' }, { id: 'roadmap' }, { id: 'estimate' }] },
      { id: 'retro', features: [{ id: 'review' }] },
    ],
    checkout: { features: [{ of: 'technical-assessment' }, { of: 'roadmap' }, { of: 'roadmap' }, { of: 'estimate' }] },
    page: {
      floatingCards: [{ name: 'validation-plan' }, { name: 'qa-sessions' }],
      composition: 'strip',
      drawnServices: [
        { of: 'kickoff-call', drawing: { kind: 'dial', parts: Number.parseInt(kickoffCall, 10) } },
        { of: 'workshop', drawing: { kind: 'funnel' } },
        { of: 'validation-plan', drawing: { kind: 'curve' } },
      ],
      services: [{ of: 'technical-assessment' }, { of: 'roadmap' }, { of: 'estimate' }],
      timeline: [{ image: 'call' }, { image: 'board' }, { image: 'map' }, { image: 'flag' }],
      outcomes: [{ icon: 'compass' }, { icon: 'target' }, { icon: 'gauge' }],
      sellingPoints: [{ icon: 'clock' }, { icon: 'chart' }, { icon: 'calendar' }],
      questions: [{ id: 'time' }, { id: 'afterwards' }, { id: 'outgrowing' }],
    },
  },
  kickoffWords,
);
