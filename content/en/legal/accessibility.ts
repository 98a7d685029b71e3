import { company, phoneLink } from '../../company.ts';
import * as figures from '../../figures.ts';
import type { LegalPage } from '../../legal/legal-page.ts';

/** The accessibility statement. The tests named here are this project's; the owner confirms the rest. */
export const accessibility: LegalPage = {
  id: 'accessibility',
  title: 'Accessibility',
  metaDescription: `How accessible the website of ${company.name} is, how it was tested, what falls short, and how to tell us.`,
  lead: 'This site is for every founder. Here is what we test, where we know it falls short, and how to reach us.',
  changed: '2026-11-27',
  sections: [
    {
      id: 'goal',
      title: 'What we aim for',
      blocks: [
        'The Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Every page works with the keyboard alone, at 200 % text size, at a width of 320 pixels, in forced colours and without motion. You can read the site and write to us without JavaScript; the checkout needs it, and says so.',
      ],
    },
    {
      id: 'tested',
      title: 'How it is tested',
      blocks: [
        'Before each release, automatically:',
        {
          list: [
            'Every page and the states of its controls, with axe-core in Chromium at several widths.',
            'Keyboard order, focus and announcements to assistive technology, in Chromium.',
            'The most important tasks, in Firefox and WebKitGTK.',
            'The HTML of every page, with the Nu Html Checker.',
          ],
        },
        'Automated tests do not find everything. The site has not been audited by an independent body.',
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
            'The success stories can be dragged only with a pointer. With a keyboard, use their arrow buttons.',
          ],
        },
      ],
    },
    {
      id: 'tell-us',
      title: 'Tell us',
      blocks: [
        `Does something not work for you? Tell us what you tried, and with which browser and assistive technology. We answer within ${figures.answer} and fix it where we can.`,
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
