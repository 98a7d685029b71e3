export const storyWords = [
  {
    role: 'Founder',
    quote:
      'I came with four ideas and a resignation letter. After the kickoff I had one idea left, and I sent the letter.',
    result: { figure: '1 of 4', label: 'ideas left after one call and one workshop' },
    caseStudy: {
      title: 'Four ideas went in. One came out.',
      lead: 'Amara Osei did not need more ideas. She needed to know which of hers was worth leaving a job for.',
      metaTitle: 'Papierboot: from four ideas to the one to build',
      metaDescription:
        'How a founder with four ideas and a resignation letter found the one idea worth sending the letter for, in a call and a workshop.',
      before: {
        title: 'Four ideas and a letter not yet sent',
        text: 'Each idea looked good on its own. None had been weighed against the others, and the resignation letter waited for a reason.',
      },
      after: {
        title: 'One idea, and the letter is sent',
        text: 'Three ideas are shelved, with the reasons in writing. The fourth has a plan, and a founder who works on nothing else.',
      },
      done: [
        {
          title: 'All four on the table',
          text: 'The kickoff call took each idea in turn: who needs it, what is known about them and what is only hoped for.',
        },
        {
          title: 'One against another',
          text: 'In the workshop the ideas had to compete for the same year of work. Three did not hold up, and it was better to hear that in a workshop than from the market.',
        },
        {
          title: 'A plan for the one that remained',
          text: 'A validation plan says what to test first and what counts as a yes. A roadmap says what to build, and when to build nothing at all.',
        },
      ],
    },
  },
  {
    role: 'Co-founder',
    quote:
      'We had spent months looking for a technical co-founder. Instead we got a product manager, a developer and a date.',
    result: { figure: '11 weeks', label: 'from the first call to the first user' },
    caseStudy: {
      title: 'They stopped searching and started building',
      lead: 'Jonas Wieland and his team were sure of the idea. What they lacked was somebody to build it, and they had been looking for months.',
      metaTitle: 'Brightkiln: two people instead of a long search',
      metaDescription:
        'How a team that had spent months looking for a technical co-founder got a product manager, a developer and a date.',
      before: {
        title: 'Months of looking for a technical co-founder',
        text: 'Every conversation started from scratch, and while one person was missing, nothing got built.',
      },
      after: {
        title: 'A product manager, a developer and a date',
        text: 'Who builds it is settled, and so is when. That leaves only the product to decide.',
      },
      done: [
        {
          title: 'Two people instead of one',
          text: 'A co-founder would have had to decide what to build and then build it. A product manager and a developer took one half each.',
        },
        {
          title: 'A first version that fits the date',
          text: 'The backlog was cut until it fitted. Whatever the first users could do without moved to the second version.',
        },
        {
          title: 'Something to see every week',
          text: 'Weekly strategy sessions look at what is there, not at what was promised, and decide what comes next.',
        },
      ],
    },
  },
  {
    role: 'Managing director',
    quote:
      'The pitch session was the hardest hour of our year. The questions the investors asked later were the easier ones.',
    result: { figure: '9 of 12', label: 'investors asked for a second meeting' },
    caseStudy: {
      title: 'The hard questions came before the investors',
      lead: 'Leyla Demir knew her company by heart. A pitch is made for people who don’t.',
      metaTitle: 'Lotse: the hard questions before the investors',
      metaDescription:
        'How a managing director went through the hardest hour of her year with us, before the investors asked the easier questions.',
      before: {
        title: 'A pitch that nobody had doubted yet',
        text: 'It had been told to people who wished the company well. They nodded, and nobody asked what an investor asks.',
      },
      after: {
        title: 'Investors who ask the easier questions',
        text: 'The answers were ready, because they had been found early, in a room where a bad answer cost nothing.',
      },
      done: [
        {
          title: 'The deck, slide by slide',
          text: 'The deck was read as an investor reads it: quickly, doubtfully and from the numbers backwards.',
        },
        {
          title: 'The hardest hour of the year',
          text: 'In the individual pitch session Leyla pitched, we asked, and she pitched again, until the questions no longer surprised her.',
        },
        {
          title: 'The right people to ask',
          text: 'The investor list was narrowed down to those who back companies like hers, so that she pitched only where she fitted.',
        },
      ],
    },
  },
  {
    role: 'Founder',
    quote:
      'Growth broke our servers before it broke our budget. Having somebody who had seen that before was worth the fee.',
    result: { figure: '0 outages', label: 'in the busiest month since' },
    caseStudy: {
      title: 'Growth broke the servers. It did not break the company.',
      lead: 'Henrik Sand had the problem that every founder hopes for, and nobody around him who had ever solved it.',
      metaTitle: 'Halden: still growing after the servers broke',
      metaDescription:
        'How a founder whose servers broke under growth got technical leadership from somebody who had seen it before.',
      before: {
        title: 'Servers that gave way under growth',
        text: 'Customers arrived faster than the system could serve them, and every repair was the first of its kind for the team.',
      },
      after: {
        title: 'Somebody who has seen it before',
        text: 'What breaks next is known before it breaks, and the order of the work no longer depends on what is on fire.',
      },
      done: [
        {
          title: 'A review without flattery',
          text: 'A technical lead went through code, infrastructure and team, and brought the findings to the first session, most urgent first.',
        },
        {
          title: 'What breaks first, what annoys later',
          text: 'Infrastructure that grows with the load came before anything that was merely untidy.',
        },
        {
          title: 'People who keep it standing',
          text: 'Quality assurance and operations became somebody’s job, instead of everybody’s evening.',
        },
      ],
    },
  },
] as const;

export const caseStudyPage = {
  eyebrow: 'Case study: {company}',
  sample: {
    title: 'Sample story',
    text: 'The person, the company, the figure and the quotation are invented. They show how a story is told here.',
  },
  beganWith: 'Began with',
  stretch: { title: 'Where they stood and what changed', before: 'Where they stood', after: 'What changed' },
  done: 'What was done',
  quote: 'What they say',
  begin: { title: 'Begin where {name} began', ask: 'Ask first', askAbout: 'about {name}' },
  next: { title: 'The next story', link: 'Read the story', linkOf: 'of {company}' },
} as const;
export type CaseStudyWords = typeof caseStudyPage;
