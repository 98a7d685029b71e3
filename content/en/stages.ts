import * as figures from '../figures.ts';

const write = { when: 'Today', dated: 'Today, {date}', what: 'You write to us' };
const contact = { when: `Within ${figures.answer}`, dated: 'By {date}', what: 'We’ll be in touch' };
const team = { when: `Under ${figures.fullTeam}`, dated: 'By {date}', what: 'Aim: your full team' };
const onDay = (day: string, what: string) => ({ when: `Day ${day}`, dated: `Day ${day}, {date}`, what });
const review = (days: string) => ({
  when: `${days} days`,
  dated: 'To {date}',
  what: `A review covers the next ${days} days`,
});

export const stageTexts = {
  'only-an-idea': {
    label: 'Only an idea',
    cto: 'Build nothing yet. Put the idea in front of real people, smallest test first.',
    next: `Start with a ${figures.kickoffCall} call`,
    milestones: [write, contact, onDay(figures.validationPlan, 'Aim: go, change or stop')],
  },
  'ready-to-build': {
    label: 'Ready to build',
    cto: 'One shared backlog, goals for the month, and something new to click on every week.',
    next: 'Plan your first version',
    milestones: [write, contact, onDay(figures.launchChecklist, 'Aim: launch checklist done')],
  },
  'first-users': {
    label: 'First users',
    cto: 'Read your deck, numbers and product as an investor would. Close the gaps, then pitch.',
    next: 'Get ready for investors',
    milestones: [write, contact, review(figures.secondReview)],
  },
  'growing-fast': {
    label: 'Growing fast',
    cto: 'Review code and infrastructure first, warts and all. Then complete the team.',
    next: 'Start with a technical review',
    milestones: [contact, team, review(figures.thirdReview)],
  },
  'need-hands': {
    label: 'Need hands',
    cto: 'Write down your product, stack and pace. Then the right people can pick up your backlog.',
    next: 'Choose your team size',
    milestones: [write, contact, { ...team, what: 'Aim: your team at work' }],
  },
} as const;

export const stageWords = {
  question: 'Where are you today?',
  hint: 'Pick your stage to see its package and price.',
  ifToday: 'If you start today',
  ask: 'Ask first',
  askAbout: 'about {name}',
  reset: 'Start over',
  founder: 'What would you do now?',
  notTested: 'not tested',
  yours: 'Your stage',
  unsure: 'Not sure? Answer five questions',
  pick: 'Pick your stage, or',
  answerQuestions: 'answer five questions',
} as const;
export type StageWords = typeof stageWords;
