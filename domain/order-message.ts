import type { PersonalDetails } from './checkout-records.ts';
import { CONTACT_LIMITS } from './contact-limits.ts';
import type { ContactMessage } from './contact-message.ts';
import { LANGUAGE } from './language.ts';
import { type CheckoutId, contactChoiceFor, packageOf } from './package-ids.ts';

/** An order: what, by whom, and when (ms since 1970). `price` and `estimate` are formatted. */
export type Order = {
  id: CheckoutId;
  name: string;
  price: string;
  /** The calculator's estimate; empty if there is none. */
  estimate: string;
  details: PersonalDetails;
  orderedAt: number;
};

/** The labels; `title` is above them, `cut` marks a text that was too long. */
export type OrderWords = Record<
  | 'title'
  | 'package'
  | 'price'
  | 'estimate'
  | 'name'
  | 'email'
  | 'phone'
  | 'company'
  | 'date'
  | 'additionalInfo'
  | 'cut',
  string
>;

/** The longest line: names have no limit, but the message has. */
const LINE = 300;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is replaced.
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, but a text may have lines and tabs.
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]+/g;

const oneLine = (text: string) => text.replace(CONTROL, ' ').slice(0, LINE).toWellFormed().trim();

// Independent of time zone and locale, so that a retry sends the identical message.
const dates = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/**
 * An order as a readable contact message within its limits, without card data. Additional information that is too long is
 * cut, and the message says so.
 */
export function orderMessage(
  { id, name, price, estimate, details, orderedAt }: Order,
  words: OrderWords,
): ContactMessage {
  const { firstName, lastName, email, phone, company } = details;
  const lines = [
    [words.package, name],
    [words.price, price],
    [words.estimate, estimate],
    [words.name, `${firstName} ${lastName}`],
    [words.email, email],
    [words.phone, phone],
    [words.company, company ?? ''],
    [words.date, `${dates.format(orderedAt)} UTC`],
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

/** Whether an order had to be cut. */
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

/** Whether a contact message is an order. */
export function isOrder(message: string, { title }: Pick<OrderWords, 'title'>): boolean {
  return message.startsWith(orderBegin({ title }));
}

/** What every order's message begins with, and no other message. */
export function orderBegin({ title }: Pick<OrderWords, 'title'>): string {
  return `${title}\n`;
}

/** The lines of an order's message, and what was added to them; null if the message is no order. */
export function readOrder(
  message: string,
  words: OrderWords,
): { lines: { label: string; value: string }[]; rest: string } | null {
  if (!isOrder(message, words)) return null;
  const [, head = '', ...others] = message.split('\n\n');
  const lines = head.split('\n').map((line) => {
    const [label = '', value = ''] = line.split(/: (.*)/s, 2);
    return { label, value };
  });
  const rest = others.join('\n\n');
  const title = `${words.additionalInfo}:\n`;
  return { lines, rest: rest.startsWith(title) ? rest.slice(title.length) : rest };
}

/** An order's fingerprint: the same for the same package, price, estimate and person. */
export function orderFingerprint(order: Omit<Order, 'orderedAt'>, words: OrderWords): string {
  const text = JSON.stringify(orderMessage({ ...order, orderedAt: 0 }, words));
  // 64-bit FNV-1a: distinguishes one visitor's few orders; not a secret.
  let hash = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n);
  }
  return hash.toString(36);
}
