import { KEEP_MS } from '../../../domain/checkout-keeping.ts';
import { CONTACT_RATE_WINDOW_MINUTES } from '../../../domain/contact-refusals.ts';
import { ERASE_EVERY_MINUTES, inMonths, type KeptMonths } from '../../../domain/message-keeping.ts';
import { VISITS_KEPT_DAYS } from '../../../domain/visits.ts';
import { company, type LegalFacts, legalFacts, phoneLink } from '../../company.ts';
import type { LegalPage } from '../../legal/legal-page.ts';
import { teamsPage } from '../../teams-page.ts';
import { checkoutPage } from '../checkout-page.ts';
import { confirmationPage } from '../confirmation-page.ts';

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
  bookingUrl?: string;
};

/** What the site does with data, sentence by sentence as the code does it: change both together. */
export function privacy({
  hosted,
  countsVisits = false,
  keptMonths = company.messagesKeptMonths,
  messageReceiver = legalFacts.messageReceiver,
  bookingUrl = company.bookingUrl,
}: Build): LegalPage {
  const where = hosted ? 'in our database' : 'on our server';
  const often = hosted ? 'minute' : `${ERASE_EVERY_MINUTES} minutes`;
  const erased = keptMonths === null ? null : `${inMonths(keptMonths)} after it was mailed to us`;
  return {
    id: 'privacy',
    title: 'Privacy',
    metaDescription: `What ${company.name} learns about you on this site, where it is kept, who sees it and when it is erased.`,
    lead: 'What this site learns about you, where we keep it, who else sees it and when we erase it.',
    changed: '2026-11-30',
    sections: [
      {
        id: 'in-short',
        title: 'In short',
        blocks: [
          {
            list: [
              `${countsVisits ? 'No cookies, no advertising. We count how often each page is opened, but not by whom.' : 'No cookies, no analytics, no advertising.'} Fonts, pictures and scripts come only from this site.`,
              'What you write in the contact form reaches us only when you send it.',
              `The checkout keeps your details in your own browser, for ${hours}. We get them only if you send us the order.`,
              erased ? `A message is erased ${erased}.` : 'A message is kept until we erase it by hand.',
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
          'As on any site, your browser sends your IP address along with its request. Our server needs the address to reply, and does not store it.',
          'It logs requests: the time, the method, the path without anything after a question mark, the status and how long the response took. The log does not show who made the request.',
          ...(countsVisits
            ? [
                'The server counts how often each page is opened in a day, without cookies and without a script. Pages that your browser loads in advance are counted separately, and requests for pages that do not exist are counted as a single number. If you come from another site, the name of that site, such as example.com, is counted too: on its own, without the rest of its address and without the page that you opened.',
                `The counts contain no IP address, no browser details and nothing else that could distinguish one visitor from another or link two pages of the same visit. To leave out robots, the server reads the user agent, the name that each browser or program sends with its requests, but does not store it. The counts are erased after ${VISITS_KEPT_DAYS} days. We count in order to learn which pages are read and which sites lead here (Art. 6 (1) (f) GDPR).`,
              ]
            : []),
          'The address of a page may contain choices you have made: the stage of your company, your answers to the questions that lead to a package, or the size of a team. They are not stored, except for the size of a team that you order, which your browser keeps.',
          'We process your IP address because a page cannot be delivered without it (Art. 6 (1) (f) GDPR).',
        ],
      },
      {
        id: 'browser',
        title: 'What your browser keeps',
        blocks: [
          'If you start writing a message, it is kept in the history of that tab, so that reloading the page does not lose it. It is deleted when you send the message or close the tab. If your browser restores closed tabs, it may restore the message too.',
          'The checkout saves your personal details in your browser’s local storage when you continue to the second step. When you complete the order, it saves a record of the payment details: the cardholder, the expiry date and the last four digits of the card. The other digits and the CVC are neither saved nor sent.',
          'If you come from the team calculator, the checkout also saves your result as soon as you open it.',
          'Each record includes the time it was saved. If you send us the order, the checkout also keeps which package you ordered and when, without your details. What you type before you continue is kept in the history of that tab, like a message, without the card number and the CVC.',
          `Your details are erased after ${hours}: immediately if the checkout is open, otherwise the next time you open this site. The time they were saved stays for another ${hours}, so that the checkout can tell you why they are gone. '${checkoutPage.dataOnDevice.erase}' in the checkout erases everything straight away, '${confirmationPage.home}' everything but which package you ordered and when. Both leave a time, so that older text in the history of your tabs is not shown again. If your browser does not allow storage, the details are held in memory until you close the page.`,
          'We store this on your device only because the checkout you are using needs it (§ 25 (2) No. 2 TDDDG).',
        ],
      },
      {
        id: 'message',
        title: 'When you write to us',
        blocks: [
          'The contact form needs your email address and a message. The LinkedIn profile, phone number and package are optional.',
          `The checkout sends nothing by itself: it is a placeholder, and no payment is made. '${confirmationPage.send.submit}' on its last page sends us your details, the package and its price, and any team you have worked out, as a message. It includes no card details. Everything on this page about messages applies to it too.`,
          'Each message is sent with the language of the page and a signal that helps us to recognise robots: whether a hidden field was filled in. Unless JavaScript is off, it also comes with another, how long the page had been open, and with a random key, so that a message sent twice is stored only once. We also look at the links in the message.',
          `${hosted ? 'Your browser sends it to our project at Supabase, where it is stored in our database' : 'It is stored on our server'} with the time, the key, the language, for an order what you ordered, its delivery status, the time of our answer and our notes on it. It is then mailed to us${messageReceiver ? ` and sent to ${messageReceiver.name}` : ''}. A message that looks as though it came from a robot, or that arrives during a flood of messages, is stored with the reason and is not mailed until a person has checked it.`,
          `To prevent floods, we count messages by IP address over ${window}. For this we store not the address itself but a keyed hash of it, with the times of the messages. It is erased within ${forgotten}. The key changes every day, and the old one is erased within the same time. While a hash and its key exist, anyone who had both could find the address by trying every possible one. Messages from the same email address are counted in the same way over a day, with a separate key; the hash and the key are erased within two days. A third key, used for a day and erased within two, makes a hash of each order, so that the same order is stored only once.`,
          'We use your message to answer you and, where it comes to that, to prepare a contract with you (Art. 6 (1) (b) GDPR). Protecting the form against robots and floods is our legitimate interest (Art. 6 (1) (f) GDPR).',
        ],
      },
      {
        id: 'recipients',
        title: 'Who else sees it',
        blocks: [
          {
            facts: [
              { term: 'Runs our server', text: processors.hosting },
              ...(hosted ? [{ term: 'Runs our database and the function that takes messages', text: 'Supabase' }] : []),
              { term: 'Runs our mailbox', text: processors.mail },
              ...(messageReceiver
                ? [{ term: 'Also receives each message', text: `${messageReceiver.name} (${messageReceiver.host})` }]
                : []),
              ...(bookingUrl ? [{ term: 'Runs our booking page', text: new URL(bookingUrl).host }] : []),
            ],
          },
          'They process the data for us and on our instructions. Nobody else receives data from this site. If you follow a link to another site, such as a partner’s, that site can see that you came from here.',
          ...(bookingUrl
            ? [
                `'${teamsPage.custom.consultation}' opens our booking page at ${new URL(bookingUrl).host}. What you enter there goes to that site, and not through this one.`,
              ]
            : []),
          ...(hosted
            ? [
                'Supabase is run by a company outside the European Union. Its own terms apply to what its platform logs, such as IP addresses.',
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
              { term: 'The hash of your IP address', text: `At most ${forgotten}` },
              { term: 'The hash of your email address', text: 'At most two days' },
              ...(countsVisits ? [{ term: 'How often each page was opened', text: `${VISITS_KEPT_DAYS} days` }] : []),
              {
                term: `A message, ${where}`,
                text: erased
                  ? `It is erased ${erased}. We check for messages due to be erased every ${often}.`
                  : 'It is kept until we erase it by hand, at the latest when you ask us to.',
              },
              {
                term: 'A message that was not mailed',
                text: 'A message that is still waiting to be mailed, that the mail server has refused, or that is held as possible spam is not erased automatically. It is kept until it has been mailed or we erase it by hand.',
              },
              ...(hosted
                ? []
                : [
                    {
                      term: 'Mails as files',
                      text: 'If no mail server is connected, each mail is saved as a file on our server and is erased when its message is.',
                    },
                  ]),
              {
                term: 'The mail, in our mailbox',
                text: 'This site cannot erase it there. We do so once our conversation with you is over and the law does not require us to keep it.',
              },
              {
                term: 'Backups',
                text: 'A backup made before a message was erased still contains it until that backup is replaced.',
              },
            ],
          },
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        blocks: [
          'You have the right to ask what we have stored about you, to have it corrected, erased, restricted or handed over to you, and to object to its use. An email to us is enough: we find your messages by your address and can erase them.',
          `You also have the right to complain to a supervisory authority, such as ours: ${dataProtectionAuthority}.`,
          'You do not have to give us any data, but without an email address we cannot answer you. No decision about you is made by automated means alone.',
        ],
      },
    ],
  };
}
