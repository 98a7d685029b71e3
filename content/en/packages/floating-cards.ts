import { dayOfPlan } from '../spans.ts';

export const illustrationNote = 'Illustration with invented people and figures';

export const cardWords = {
  'talent-pool': { title: 'Talent pool', text: '12 vetted specialists match your stack', chips: ['React', 'Go', 'QA'] },
  'weekly-coaching': {
    title: 'Weekly coaching',
    person: 'Tomás',
    text: 'Tuesday, 10:00 · Pricing',
    meter: { label: 'Weekly goals met' },
  },
  'qa-sessions': { title: 'Q&A session', person: 'Ines', text: 'How small can the first version be?' },
  'validation-plan': {
    title: 'Validation plan',
    text: `${dayOfPlan} · interviews done`,
    meter: { label: 'Questions answered' },
  },
  'sales-manager': {
    title: 'Sales manager',
    person: 'Oke',
    text: 'Pipeline for the new region',
    meter: { label: 'Target reached' },
  },
  developer: { title: 'Developer', person: 'Nadia', text: 'Sign-up flow is live', meter: { label: 'Sprint done' } },
  designer: {
    title: 'Designer',
    person: 'Bruno',
    text: 'Second round of prototypes',
    meter: { label: 'Tests finished' },
  },
} as const;
