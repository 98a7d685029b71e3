import { company, legalFacts } from '../company.ts';
import { confirmationPage } from '../confirmation-page.ts';
import { vat } from '../vat.ts';
import type { LegalPage } from './legal-page.ts';

const { legalName } = legalFacts;

/** The terms of sale. What only the company and its lawyer can decide is a sample. */
export const terms: LegalPage = {
  id: 'terms',
  title: 'Terms',
  metaDescription: `On what terms ${company.name} sells its packages: orders, prices, invoices, cancellation, ownership and liability.`,
  lead: 'On what terms we work with you. Short, because you have a company to build.',
  changed: '2026-11-22',
  sections: [
    {
      id: 'scope',
      title: 'For whom they are',
      blocks: [
        `These terms hold for every package that ${legalName} sells to businesses (§ 14 BGB), founders who are starting one among them. Other terms hold only where we have agreed to them in writing.`,
      ],
    },
    {
      id: 'order',
      title: 'What an order is',
      blocks: [
        'The packages on this site are an invitation to talk and no offer that binds us.',
        `The checkout is a placeholder: nothing is paid in it, and completing it makes no contract. '${confirmationPage.send.submit}' sends us a request. A contract is made once we have confirmed the package, its start and its price to you by email, and you have agreed.`,
      ],
    },
    {
      id: 'work',
      title: 'What you get',
      blocks: [
        'What the page of your package lists on the day of our confirmation. We work with care and with the people whom the package needs; we do not promise that an idea succeeds or an investor invests.',
        'For that we need your answers, your decisions and access to what the work needs, in good time.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices and VAT',
      blocks: [
        `The prices are those of this site on the day of our confirmation. ${vat.note}.`,
        'A package is paid once or every month, as its price says. A price that is called custom is agreed with you before anything starts.',
      ],
    },
    {
      id: 'invoices',
      title: 'Invoices',
      blocks: [
        'You get an invoice by email: for a package that is paid once when the work begins, for a monthly one at the start of each month. It is due within 14 days.',
      ],
    },
    {
      id: 'term',
      title: 'Term and cancellation',
      blocks: [
        'A package that is paid once ends when its work is done. A monthly package or team runs from month to month. Either of us may cancel it by email to the end of a month, 14 days ahead. For a good cause either may end it at once.',
      ],
    },
    {
      id: 'ownership',
      title: 'Who owns the work',
      blocks: [
        'You. What we make for you in a package is yours to use, change and sell without limit once it is paid. We keep the right to our methods and to tools that we had before. Open-source parts stay under their own licences, and we tell you which they are.',
      ],
    },
    {
      id: 'confidence',
      title: 'Confidentiality',
      blocks: [
        'What we learn about your idea, your figures and your customers stays with the people who work on it, also after the end. We name you as a customer only with your consent.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'We are liable without limit for intent and gross negligence, for harm to life, body and health, under the Product Liability Act and for what we have guaranteed.',
        'For slight negligence we are liable only where we break a duty on which the contract depends, and then for the damage that is typical of such a contract and could be foreseen. Otherwise we are not.',
      ],
    },
    {
      id: 'law',
      title: 'Law and court',
      blocks: [
        `German law holds, without the UN Convention on Contracts for the International Sale of Goods. Where the law allows it, the courts of ${company.address.city} decide.`,
        'If a part of these terms does not hold, the rest does.',
      ],
    },
  ],
};
