// What the desk's page asks of its program, and what it is answered.
import type { MailTrouble } from './mail-health.ts';
import { VISITS_KEPT_DAYS } from './visits.ts';
import { z } from './zod.ts';

/** The lists of the desk, in order. `missed` are mails that some recipients did not get, `written` those only written as files. */
export const DESK_LISTS = [
  'new',
  'orders',
  'answered',
  'all',
  'waiting',
  'refused',
  'missed',
  'written',
  'held',
] as const;
export type DeskListName = (typeof DESK_LISTS)[number];

export const DESK_PAGE = 50;
/** Counts stop here, because a database counts rows one by one. */
export const DESK_MOST_COUNTED = 1_000;
export const LONGEST_NOTE = 5_000;
/** How long a released message waits before it is mailed, so that the release can be undone. */
export const UNDO_RELEASE_MS = 10_000;

export const VISIT_PERIODS = [7, 30, 90, VISITS_KEPT_DAYS] as const;
export type VisitPeriod = (typeof VISIT_PERIODS)[number];

/** The header that carries the session's key, which a cookie alone does not open. */
export const DESK_KEY_HEADER = 'x-desk-key';
export const DESK_PATHS = { session: '/session', data: '/data' } as const;

const id = z.string().check(z.maxLength(100));
const time = z.int().check(z.minimum(0));
const note = z.string().check(z.maxLength(LONGEST_NOTE));
const which = { list: z.enum(DESK_LISTS), search: z.string().check(z.maxLength(300)) };

export const deskRequest = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('list'),
    ...which,
    /** The last message of the previous page; null for the first page. */
    before: z.nullable(z.strictObject({ id, receivedAt: time })),
    /** Whether nobody asked for it but the clock. */
    isPoll: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('show'), id, isPoll: z.boolean() }),
  /** `at` gives an earlier mark back. */
  z.strictObject({ kind: z.literal('answered'), id, at: z.optional(time) }),
  z.strictObject({ kind: z.literal('open'), id }),
  /** `was` is the note that it replaces. */
  z.strictObject({ kind: z.literal('note'), id, note, was: note }),
  z.strictObject({ kind: z.literal('retry'), id }),
  z.strictObject({ kind: z.literal('retry-all') }),
  z.strictObject({ kind: z.literal('release'), id }),
  /** Takes a release back, for the reason that held the message before. */
  z.strictObject({ kind: z.literal('hold'), id, reason: z.string().check(z.minLength(1), z.maxLength(1_000)) }),
  z.strictObject({ kind: z.literal('seen'), id, isSeen: z.boolean() }),
  z.strictObject({ kind: z.literal('erase'), id, whose: z.enum(['message', 'sender']) }),
  z.strictObject({ kind: z.literal('export'), ...which }),
  z.strictObject({ kind: z.literal('visits'), days: z.literal(VISIT_PERIODS), isPoll: z.boolean() }),
]);

export type DeskRequest = z.output<typeof deskRequest>;

export const deskToken = z.strictObject({ token: z.string().check(z.maxLength(100)) });

/** The state of a mail or a webhook's post. Times are in ms since 1970. */
export type DeskDelivery = {
  state: 'waiting' | 'sent' | 'written' | 'dead' | 'held';
  attempts: number;
  dueAt: number;
  settledAt: number | null;
  lastError: string | null;
  seenAt: number | null;
  recipients: string | null;
  missed: string | null;
  isBeingSent: boolean;
};

export type DeskEntry = {
  id: string;
  receivedAt: number;
  email: string;
  /** Who ordered; empty for other messages. */
  name: string;
  isOrder: boolean;
  /** The chosen package in words; empty for none. */
  package: string;
  start: string;
  /** What the order costs, without the words on VAT; empty for other messages. */
  price: string;
  mail: DeskDelivery;
  webhook: DeskDelivery | null;
  answeredAt: number | null;
  note: string;
};

export type LabelledText = { label: string; value: string };

export type DeskMessage = DeskEntry & {
  fields: LabelledText[];
  message: string;
  /** The folder of `content/` with its words. */
  language: string;
  order: LabelledText[] | null;
  fromSender: number;
};

/** Each is exact below {@link DESK_MOST_COUNTED}. Refused and missed mails are counted until they are marked as seen. */
export type DeskCounts = Record<DeskListName, number>;

/** A day (UTC) on the way to an order. Times are in ms since 1970. */
export type DeskDay = {
  time: number;
  isCounted: boolean;
  visits: number;
  packagePages: number;
  checkouts: number;
  /** Those that are still stored, without held ones. */
  messages: number;
  orders: number;
};

export type DeskAnswers = {
  list: {
    messages: DeskEntry[];
    /** Where the next page begins; null at the end. */
    next: { id: string; receivedAt: number } | null;
    /** Whether the search stopped at `next` for the time it takes. */
    isCut: boolean;
    counts: DeskCounts;
    /** Why mail does not go out, in a word and a sentence; null if it does. */
    trouble: { kind: MailTrouble; text: string } | null;
    /** Whether nothing speaks against it that all mail goes out. */
    isWell: boolean;
  };
  message: DeskMessage;
  visits: {
    /** Whether visits are counted now; `elsewhere` if they cannot be, because the pages are on a CDN. */
    counting: 'on' | 'off' | 'elsewhere';
    lastCounted: number | null;
    days: DeskDay[];
    /** As many days before these, to compare with; null unless visits were counted on all of them, and until today. */
    before: DeskDay[] | null;
    /** What browsers fetched ahead, perhaps to open it without asking again. */
    prepared: Pick<DeskDay, 'visits' | 'packagePages' | 'checkouts'>;
    /** Those opened most first; one of them may be `NOT_FOUND`. */
    pages: { path: string; opened: number; prepared: number }[];
    hosts: { host: string; visits: number }[];
  };
  /** What was done, in a sentence. */
  done: { text: string };
};
