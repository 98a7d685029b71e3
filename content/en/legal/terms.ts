import { company, legalFacts } from '../../company.ts';
import type { LegalPage } from '../../legal/legal-page.ts';
import { confirmationPage } from '../confirmation-page.ts';
import { billingTerms, proofWords } from '../proof.ts';
import { vat } from '../vat.ts';

const { legalName } = legalFacts;
const { noticePeriod, paymentDue } = billingTerms;

/** The terms of sale. What only the company and its lawyer can decide is a sample. */
export const terms: LegalPage = {
  id: 'terms',
  title: 'Terms',
  metaDescription: `The terms on which ${company.name} sells its packages: orders, prices, invoices, cancellation, ownership and liability.`,
  lead: 'The terms on which we work with you. Short, because you have a company to build.',
  changed: '2026-11-28',
  sections: [
    {
      id: 'scope',
      title: 'Who these terms are for',
      blocks: [
        `These terms apply to every package that ${legalName} sells to businesses (§ 14 BGB), including founders who are just starting one. Other terms apply only if we have agreed to them in writing.`,
      ],
    },
    {
      id: 'order',
      title: 'What an order is',
      blocks: [
        'The packages on this site are an invitation to talk, not a binding offer.',
        `The checkout is a placeholder: no payment is taken, and completing it does not form a contract. '${confirmationPage.send.submit}' sends us a request. A contract is formed once we have confirmed the package, its start and its price to you by email, and you have agreed.`,
      ],
    },
    {
      id: 'work',
      title: 'What you get',
      blocks: [
        'Everything that your package’s page lists on the day of our confirmation. We work with care and with the people the package needs, but we cannot promise that an idea will succeed or that an investor will invest.',
        'To do so, we need your answers, your decisions and access to whatever the work requires, in good time.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices and VAT',
      blocks: [
        `The prices on this site on the day of our confirmation apply. ${vat.note}.`,
        'You pay for a package once or every month, as stated beside its price. A custom price is agreed with you before any work starts.',
      ],
    },
    {
      id: 'invoices',
      title: 'Invoices',
      blocks: [
        `We invoice by email: for a one-off package when the work begins, for a monthly one at the start of each month.${paymentDue ? ` Invoices are due within ${paymentDue}.` : ''}`,
      ],
    },
    {
      id: 'term',
      title: 'Term and cancellation',
      blocks: [
        `A one-off package ends when its work is done. A monthly package or team runs from month to month. Either of us may cancel it by email at the end of a month, or end it immediately for good cause.${noticePeriod ? ` ${proofWords.noticePeriod}: ${noticePeriod}.` : ''}`,
      ],
    },
    {
      id: 'ownership',
      title: 'Who owns the work',
      blocks: [
        'You do. What we make for you in a package is yours to use, change and sell without restriction once it is paid for. We keep the rights to our methods and to tools that we already had. Open-source components remain under their own licences, and we tell you which ones we use.',
      ],
    },
    {
      id: 'confidence',
      title: 'Confidentiality',
      blocks: [
        'What we learn about your idea, your figures and your customers stays with the people who work on it, even after our work has ended. We name you as a customer only with your consent.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'We have unlimited liability for intent and gross negligence, for injury to life, body and health, under the Product Liability Act and for anything we have guaranteed.',
        'For slight negligence we are liable only if we breach an essential contractual duty, and then only for foreseeable damage that is typical of this kind of contract. Any further liability is excluded.',
      ],
    },
    {
      id: 'law',
      title: 'Governing law',
      blocks: [
        `German law applies, excluding the UN Convention on Contracts for the International Sale of Goods. Where the law allows it, the courts of ${company.address.city} have jurisdiction.`,
        'If any part of these terms is invalid, the rest remains in force.',
      ],
    },
  ],
};
