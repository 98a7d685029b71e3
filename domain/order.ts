import type { PersonalDetails } from './checkout-records.ts';
import { CONTACT_LIMITS } from './contact-limits.ts';
import type { ContactMessage } from './contact-message.ts';
import { ESTIMATE_LIMITS, type OrderEstimate } from './order-estimate.ts';
import { CHECKOUT_IDS, type CheckoutId, contactChoiceFor, packageOf } from './package-ids.ts';
import { z } from './zod.ts';

/** The longest line: names have no limit, but the message has. */
const LINE = 300;
/** The longest text in the data, which travels in a header. */
const DATA_TEXT = 120;

const text = z.string().check(z.maxLength(DATA_TEXT));
const within = ({ min, max }: { min: number; max: number }) => z.nullable(z.int().check(z.gte(min), z.lte(max)));

/** Travels beside the message, in the header `ORDER_HEADER` or the field `ORDER_FIELD`. `price` as the visitor saw it. */
export const orderData = z.strictObject({
  package: z.enum(CHECKOUT_IDS),
  price: text,
  name: text,
  company: text,
  hours: within(ESTIMATE_LIMITS.hours),
  months: within(ESTIMATE_LIMITS.months),
});
export type OrderData = z.infer<typeof orderData>;

/** The longest header that is read: every text escaped. */
const MOST_BYTES = 4_096;

export type Order = {
  id: CheckoutId;
  name: string;
  price: string;
  asked: OrderEstimate | null;
  estimate: string;
  details: PersonalDetails;
};

/** Formats an order's data as ASCII, which every header takes. Long texts are cut: the message has them in full. */
export function writeOrder({ id, price, asked, details }: Order): string {
  const { firstName, lastName, company = '' } = details;
  const cut = (value: string) => oneLine(value).slice(0, DATA_TEXT).toWellFormed();
  const data: OrderData = {
    package: id,
    price: cut(price),
    name: cut(`${firstName} ${lastName}`),
    company: cut(company),
    hours: asked?.hours ?? null,
    months: asked?.months ?? null,
  };
  return JSON.stringify(data).replace(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export function readOrder(written: string): OrderData | null {
  if (written.length > MOST_BYTES) return null;
  try {
    const parsed = orderData.safeParse(JSON.parse(written));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The labels; `title` is above them, `cut` marks a text that was too long. */
export type OrderWords = Record<
  'title' | 'package' | 'price' | 'estimate' | 'name' | 'email' | 'phone' | 'company' | 'additionalInfo' | 'cut',
  string
>;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is replaced.
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, but a text may have lines and tabs.
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]+/g;

const oneLine = (text: string) => text.replace(CONTROL, ' ').slice(0, LINE).toWellFormed().trim();

/** Within the message's limits, without card data; the same for the same order. A text that is cut says so. */
export function orderMessage({ id, name, price, estimate, details }: Order, words: OrderWords): ContactMessage {
  const { firstName, lastName, email, phone, company } = details;
  const lines = [
    [words.package, name],
    [words.price, price],
    [words.estimate, estimate],
    [words.name, `${firstName} ${lastName}`],
    [words.email, email],
    [words.phone, phone],
    [words.company, company ?? ''],
  ].flatMap(([label, text = '']) => (text.trim() ? [`${label}: ${oneLine(text)}`] : []));
  const head = `${words.title}\n\n${lines.join('\n')}`;
  return {
    email: email.trim(),
    linkedIn: '',
    // A number longer than the field goes into the message.
    phone: phone.length <= CONTACT_LIMITS.phone ? oneLine(phone) : '',
    package: contactChoiceFor(packageOf(id)),
    message: head + additional(head.length, details, words),
  };
}

/** What the visitor added to an order: below title and lines, under a label. */
export function additionIn(message: string): string {
  const [, , ...parts] = message.replaceAll('\r\n', '\n').split('\n\n');
  return parts.join('\n\n').replace(/^.*\n/, '');
}

export function isOrderCut(order: Order, words: OrderWords): boolean {
  return orderMessage(order, words).message.endsWith(words.cut);
}

function additional(taken: number, { additionalInfo = '' }: PersonalDetails, words: OrderWords): string {
  const info = additionalInfo.replace(CONTROL_IN_TEXT, ' ').toWellFormed().trim();
  if (!info) return '';
  const title = `\n\n${words.additionalInfo}:\n`;
  const room = CONTACT_LIMITS.message - taken - title.length;
  if (info.length <= room) return title + info;
  const end = `\n${words.cut}`;
  // Do not cut a surrogate pair.
  return title + info.slice(0, room - end.length).toWellFormed() + end;
}
