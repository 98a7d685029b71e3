import type { ContactMessage } from '../domain/contact-message.ts';
import type { OrderData } from '../domain/order.ts';

/** A message with every field filled in, including what mails and pages tend to break. */
export const SAMPLE: ContactMessage = {
  email: 'ada@example.com',
  linkedIn: 'https://www.linkedin.com/in/ada',
  phone: '+49 30 1234567',
  package: 'get-started',
  message: 'Grüße 🚀\n<b>bold & "quoted"</b>',
};

export const SAMPLE_ORDER: OrderData = {
  package: 'long-term-some-more',
  price: '3,499€/month plus VAT',
  name: 'Łukasz Nowak',
  company: 'Huta',
  hours: 20,
  months: 3,
};
