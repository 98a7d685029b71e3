/** The three cards of 'What we do'. `visualization` names a drawing of `src/sections/what-we-do`. */
export type Service = {
  title: string;
  description: string;
  extendedDescription?: string;
  visualization: 'idea-funnel' | 'delivery-board' | 'validation-curve';
};

export const services: Service[] = [
  {
    title: 'Idea Selection',
    description: 'Bring one idea or ten. We hold each against what 20,000 evaluated ideas have taught us.',
    extendedDescription: 'You leave with the one worth your time, and the reasons in writing.',
    visualization: 'idea-funnel',
  },
  {
    title: 'Product Development',
    description: 'A product manager and a developer join you and ship the first version in small, visible steps.',
    extendedDescription: 'You see the board and set the order; we keep the pace.',
    visualization: 'delivery-board',
  },
  {
    title: 'Market Validation',
    description: 'Tests with real people, week after week, until the numbers say go, change or stop.',
    extendedDescription: 'The plan runs 90 days, so that a no costs you a season and not a year.',
    visualization: 'validation-curve',
  },
];
