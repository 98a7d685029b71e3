import { company, phoneLink } from '../company.ts';
import * as figures from '../figures.ts';
import type { LegalPage } from './legal-page.ts';

/** The accessibility statement. The tests named here are this project's; the owner confirms the rest. */
export const accessibility: LegalPage = {
  id: 'accessibility',
  title: 'Accessibility',
  metaDescription: `How accessible the website of ${company.name} is, how it was tested, what falls short, and how to tell us.`,
  lead: 'This site is for every founder. What we test, where we know it falls short, and how to reach us.',
  changed: '2026-11-25',
  sections: [
    {
      id: 'goal',
      title: 'What we aim for',
      blocks: [
        'The Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Every page works by keyboard alone, at 200 % text size, at 320 pixels wide, in forced colours and without motion. Reading and writing to us works without JavaScript; the checkout needs it, and says so.',
      ],
    },
    {
      id: 'tested',
      title: 'How it is tested',
      blocks: [
        'Before each release, automatically:',
        {
          list: [
            'Every page and the states of its controls with axe-core in Chromium, at several widths.',
            'Keyboard order, focus and what is announced to assistive technology, in Chromium.',
            'The main ways through the site in Firefox and WebKitGTK.',
            'The HTML of every page with the Nu Html Checker.',
          ],
        },
        'No automatic test finds everything. The site has not been audited by an outside body.',
      ],
    },
    {
      id: 'gaps',
      title: 'What falls short',
      blocks: [
        {
          list: [
            'Announcements are checked in the accessibility tree, not with people who use a screen reader every day.',
            'Safari on a real iPhone and TalkBack on a real Android phone have not been tried.',
            'The success stories can be dragged only with a pointer. Their arrows do the same by keyboard.',
          ],
        },
      ],
    },
    {
      id: 'tell-us',
      title: 'Tell us',
      blocks: [
        `Something does not work for you? Tell us what you tried and with what. We answer within ${figures.answer} and put it right where we can.`,
        {
          facts: [
            { term: 'Email', text: company.email, href: `mailto:${company.email}` },
            { term: 'Phone', text: company.phone, href: phoneLink },
          ],
        },
      ],
    },
  ],
};
