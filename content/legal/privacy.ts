import { KEEP_MS } from '../../domain/checkout-keeping.ts';
import { CONTACT_RATE_WINDOW_MINUTES } from '../../domain/contact-refusals.ts';
import { ERASE_EVERY_MINUTES, inMonths, type KeptMonths } from '../../domain/message-keeping.ts';
import { VISITS_KEPT_DAYS } from '../../domain/visits.ts';
import { checkoutPage } from '../checkout-page.ts';
import { company, type LegalFacts, legalFacts, phoneLink } from '../company.ts';
import { confirmationPage } from '../confirmation-page.ts';
import type { LegalPage } from './legal-page.ts';

const { street, postcode, city, country } = company.address;
const { legalName, processors, dataProtectionAuthority } = legalFacts;

const hours = `${KEEP_MS / 3_600_000} hours`;
const window = `${CONTACT_RATE_WINDOW_MINUTES} minutes`;
// A sender just outside the window is erased one window later.
const forgotten = `${2 * CONTACT_RATE_WINDOW_MINUTES} minutes`;

type Build = {
  /** Whether a hosted Supabase project takes the messages instead of the site's own server. */
  hosted: boolean;
  /** Whether the server counts visits (`PUBLIC_COUNT_VISITS`). */
  countsVisits?: boolean;
  keptMonths?: KeptMonths;
  messageReceiver?: LegalFacts['messageReceiver'];
};

/**
 * What the site does with data, sentence by sentence as the code does it: change both together. Figures come from the rules,
 * facts from `company.ts`.
 */
export function privacy({
  hosted,
  countsVisits = false,
  keptMonths = company.messagesKeptMonths,
  messageReceiver = legalFacts.messageReceiver,
}: Build): LegalPage {
  const where = hosted ? 'our database' : 'our server';
  const often = hosted ? 'minute' : `${ERASE_EVERY_MINUTES} minutes`;
  const erased = keptMonths === null ? null : `${inMonths(keptMonths)} after it was mailed to us`;
  return {
    id: 'privacy',
    title: 'Privacy',
    metaDescription: `What ${company.name} learns about you on this site, where it is kept, who gets it and when it is erased.`,
    lead: 'What this site learns about you, where that is kept, who gets it, and when it is erased.',
    changed: '2026-11-24',
    sections: [
      {
        id: 'in-short',
        title: 'In short',
        blocks: [
          {
            list: [
              `${countsVisits ? 'No cookies, no advertising. We count how often each page is opened, and not by whom.' : 'No cookies, no analytics, no advertising.'} Fonts, pictures and scripts come from this site alone.`,
              'What you write in the contact form reaches us when you send it, and not before.',
              `The checkout keeps your details in your own browser, for ${hours}. We get them only if you send us the order.`,
              erased ? `A message is erased ${erased}.` : 'A message is kept until it is erased by hand.',
            ],
          },
        ],
      },
      {
        id: 'controller',
        title: 'Who is responsible',
        blocks: [
          {
            facts: [
              { term: 'Company', text: legalName },
              { term: 'Address', text: `${street}, ${postcode}\u00a0${city}, ${country}` },
              { term: 'Email', text: company.email, href: `mailto:${company.email}` },
              { term: 'Phone', text: company.phone, href: phoneLink },
            ],
          },
        ],
      },
      {
        id: 'pages',
        title: 'When you open a page',
        blocks: [
          'Your browser asks our server for the page and tells it your network address, as it does on every site. The server needs the address to answer, and does not write it down.',
          'For each request it writes a line into its log: the time, the method, the path without what follows a question mark, the status and how long the answer took. Such a line does not say whose request it was.',
          ...(countsVisits
            ? [
                'The server counts how often each page is opened on a day, without cookies and without a script. Pages that your browser fetches ahead are counted apart, and requests for addresses without a page as one number. If you come from another site, the name of that site, such as example.com, is counted too: by itself, without the rest of its address and without the page that you opened.',
                `With the counts we keep no network address and no kind of browser, nor anything that tells one visitor from another or joins two pages of one visit. To leave out robots, the server looks at the name that a program gives itself in each request (user agent); it does not store it. The counts are erased after ${VISITS_KEPT_DAYS} days. We count to learn which pages are read and which sites lead here (Art. 6 (1) (f) GDPR).`,
              ]
            : []),
          'The address of a page may hold a choice of yours: the stage of your company, your answers to the questions that lead to a package, the size of a team. These stand in the address. Nothing of them is stored but the size of a team that you order, which your browser keeps.',
          'We process your network address because a site cannot be delivered without it (Art. 6 (1) (f) GDPR).',
        ],
      },
      {
        id: 'browser',
        title: 'What your browser keeps',
        blocks: [
          'A message that you have begun to write is kept with the history of its tab, so that a reload does not lose it. It is forgotten once the message is sent, and otherwise with the tab. A browser that brings closed tabs back may bring it back as well.',
          'The checkout saves your personal details in the local storage of your browser when you go on to the second step, and a record of the payment details when you complete the order: the cardholder, the expiry date and the last four digits of the card. The other digits and the CVC are not saved and not sent.',
          'If you come from the calculator of the tech teams, the checkout also saves what you have worked out there, as soon as you open it.',
          'Beside them stand when each was saved and, if you send us the order, when that was and a random key that keeps it from being stored twice.',
          `All of it is erased after ${hours}: at once while the checkout is open, otherwise when you next open this site. '${checkoutPage.dataOnDevice.erase}' and '${confirmationPage.home}' in the checkout erase it right away. Where your browser stores nothing, it is held in memory until you close the page.`,
          'We store this on your device only because the checkout that you asked for needs it (§ 25 (2) No. 2 TDDDG).',
        ],
      },
      {
        id: 'message',
        title: 'When you write to us',
        blocks: [
          'The contact form needs your email address and a message. LinkedIn profile, phone number and package are up to you.',
          `The checkout sends nothing by itself: it is a placeholder in which nothing is paid. '${confirmationPage.send.submit}' on its last page sends your details, the package and its price, and what you have worked out for a team, as a message, with nothing of the card. What is said here of messages then holds for it.`,
          'With a message travel a random key, by which one that is sent twice is stored once, and two signs that, with the links in the message, tell people from robots: whether a field that nobody sees was filled in, and how long the page had been open.',
          `${hosted ? 'Your browser sends it to our project at Supabase. There it is stored in our database' : 'It is stored on our server'} with the time, the key, the state of its delivery, when we answered it and our notes on it, and then mailed to us${messageReceiver ? ` and sent to ${messageReceiver.name}` : ''}. A message that looks like a robot's, or comes while very many do, is stored with the reason and not mailed, until a person has looked at it.`,
          `So that nobody floods the form, messages are counted by network address over ${window}. What is stored for this is not the address but a keyed hash of it, with the times of the messages. It is erased within ${forgotten}. The key changes every day, and the old one is erased within the same time. As long as a hash and its key are kept, whoever has both could find the address by trying all that there are. Messages under one email address are counted in the same way over a day, with a key of their own; hash and key are erased within two days.`,
          'We use your message to answer it and, if it comes to that, to prepare a contract with you (Art. 6 (1) (b) GDPR). Guarding the form against robots and floods is our legitimate interest (Art. 6 (1) (f) GDPR).',
        ],
      },
      {
        id: 'recipients',
        title: 'Who gets it',
        blocks: [
          {
            facts: [
              { term: 'Runs our server', text: processors.hosting },
              ...(hosted ? [{ term: 'Runs our database and the function that takes messages', text: 'Supabase' }] : []),
              { term: 'Runs our mailbox', text: processors.mail },
              ...(messageReceiver
                ? [{ term: 'Also receives each message', text: `${messageReceiver.name} (${messageReceiver.host})` }]
                : []),
            ],
          },
          'They work for us and on our instructions. From this site nobody else gets anything. A link to another site, such as that of a partner, tells that site which site you come from, once you follow it.',
          ...(hosted
            ? [
                'Supabase belongs to a company outside the European Union. For what its platform itself logs, such as network addresses, its own terms hold.',
              ]
            : []),
        ],
      },
      {
        id: 'how-long',
        title: 'How long it is kept',
        blocks: [
          {
            facts: [
              { term: 'The checkout, in your browser', text: hours },
              { term: 'The hash of your network address', text: `At most ${forgotten}` },
              { term: 'The hash of your email address', text: 'At most two days' },
              ...(countsVisits ? [{ term: 'How often each page was opened', text: `${VISITS_KEPT_DAYS} days` }] : []),
              {
                term: `A message, on ${where}`,
                text: erased
                  ? `It is erased ${erased}. What is due is looked for every ${often}.`
                  : 'It is kept until it is erased by hand, at the latest when you ask for it.',
              },
              {
                term: 'A message that was not mailed',
                text: 'One whose mail still waits, that the mail server has refused, or that is held because a robot seems to have sent it, is not erased by its age. It stays until it is mailed or erased by hand.',
              },
              ...(hosted
                ? []
                : [
                    {
                      term: 'Mails as files',
                      text: 'Where no mail server is connected, each mail is a file on our server, and is erased as messages are.',
                    },
                  ]),
              {
                term: 'The mail, in our mailbox',
                text: 'This site cannot erase it there. We do, once the conversation with you is over and no law makes us keep it.',
              },
              {
                term: 'Backups',
                text: 'A copy of the database that was made before a message was erased still holds it, until that copy is replaced.',
              },
            ],
          },
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        blocks: [
          'You may ask us what we have stored about you, have it corrected, erased, restricted or handed over to you, and object to its use. An email to us is enough; with your address we find your messages, and erase them one by one.',
          `You may also complain to a supervisory authority, such as ours: ${dataProtectionAuthority}.`,
          'You need not give us anything. Without an email address we could not answer you. Nothing is decided about you by a machine alone.',
        ],
      },
    ],
  };
}
