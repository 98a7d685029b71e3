import { contactChoiceLabel } from '../../../catalogue/contact-choices.ts';
import { catalogue } from '../../../catalogue/orderable.ts';
import { printEstimate } from '../../../catalogue/printed-estimate.ts';
import { confirmationPage } from '../../../content/en/confirmation-page.ts';
import { vat } from '../../../content/en/vat.ts';
import {
  DESK_MOST_COUNTED,
  DESK_PAGE,
  type DeskAnswers,
  type DeskCounts,
  type DeskEntry,
  type DeskListName,
  type DeskMessage,
  type DeskRequest,
  type LabelledText,
  UNDO_RELEASE_MS,
} from '../../../domain/desk.ts';
import { isEmailAddress } from '../../../domain/email-address.ts';
import type { MailHealth } from '../../../domain/mail-health.ts';
import type { OrderData } from '../../../domain/order.ts';
import { count } from '../../command-line.ts';
import { messagesFrom } from '../../contact/address-keys.ts';
import { type LabelledValue, labelledValues } from '../../contact/message-fields.ts';
import type { Database } from '../../database/database.ts';
import { mailAllAgain } from '../../outbox/enqueue.ts';
import { judgeMail } from '../../outbox/mail-health.ts';
import { channelsOf, receiversOf, type Settings } from '../../settings.ts';
import { describeTrouble } from '../../tell/describe-mail.ts';
import { answerVisits } from '../../visits/answer-visits.ts';
import { changeMessage, eraseForGood, messagesOf, messageWith } from '../inbox/change-message.ts';
import { exportMessages } from '../inbox/export-messages.ts';
import {
  countMessages,
  type ListedMessage,
  listMessages,
  listPage,
  type MessageFilter,
  type Shown,
} from '../inbox/list-messages.ts';

type OwnSettings = 'smtp' | 'messageWebhook' | 'dataDir' | 'mailFolder' | 'siteDir' | 'formTargets' | 'postgres';

export type DeskDependencies = {
  database: Database;
  settings: Pick<Settings, OwnSettings>;
  now: () => number;
};

/** How long a search runs before it returns what it has found. */
const SEARCH_MS = 700;

const SHOWN = {
  new: 'open',
  orders: 'orders',
  answered: 'answered',
  waiting: 'waiting',
  refused: 'dead',
  missed: 'missed',
  written: 'written',
  held: 'held',
  all: 'not-held',
} as const satisfies Record<DeskListName, Shown>;

/** Answers a request of the page through the functions of `npm run inbox`. Rejects with a `Refusal` if it cannot. */
export async function answerDesk(
  request: Exclude<DeskRequest, { kind: 'export' }>,
  dependencies: DeskDependencies,
): Promise<DeskAnswers[keyof DeskAnswers]> {
  const { database, settings, now } = dependencies;
  switch (request.kind) {
    case 'list': {
      const health = await judgeMail(database, receiversOf(settings), now());
      // A poll searches the newest messages only.
      const patienceMs = request.isPoll ? 0 : SEARCH_MS;
      const page = await listPage(database, filterOf(request), request.before, DESK_PAGE, patienceMs);
      return {
        ...page,
        messages: page.messages.map(entryOf),
        counts: await countAll(database, health),
        trouble: health.trouble && { kind: health.trouble, text: describeTrouble(health) },
        isWell: health.isWell,
      };
    }
    case 'show':
      return showMessage(request.id, dependencies);
    case 'retry-all': {
      const { refused, written } = await mailAllAgain(database, now());
      return { text: `${count(refused + written, 'mail')} will be sent.` };
    }
    case 'erase': {
      const { email } = await showMessage(request.id, dependencies);
      const whose = request.whose === 'sender' ? email : request.id;
      const ids = await messagesOf(database, whose);
      return { text: await eraseForGood(database, settings, ids, whose) };
    }
    case 'visits':
      return answerVisits(database, settings, request.days, now());
    default:
      await changeMessage(database, request, { channels: channelsOf(settings), now: now(), waitMs: UNDO_RELEASE_MS });
      return showMessage(request.id, dependencies);
  }
}

export function exportDesk(request: Extract<DeskRequest, { kind: 'export' }>, database: Database) {
  return exportMessages(listMessages(database, filterOf(request)));
}

// A complete address is looked up by index. Other words are searched for in every field.
function filterOf({ list, search }: { list: DeskListName; search: string }): MessageFilter {
  const words = search.trim();
  const from = isEmailAddress(words) ? words : null;
  return {
    // As in `npm run inbox`, a search of all messages includes held ones.
    show: list === 'all' && words !== '' ? 'any' : SHOWN[list],
    search: from === null && words !== '' ? words : null,
    from,
  };
}

async function countAll(database: Database, { waiting, refused, missed, written }: MailHealth): Promise<DeskCounts> {
  const lists = ['open', 'orders', 'answered', 'not-held', 'held'] as const;
  const sizes = lists.map((list) => countMessages(database, list, { most: DESK_MOST_COUNTED }));
  const [open = 0, orders = 0, answered = 0, all = 0, held = 0] = await Promise.all(sizes);
  return { new: open, orders, answered, all, waiting, refused, missed, written, held };
}

async function showMessage(id: string, { database }: DeskDependencies): Promise<DeskMessage> {
  const found = await messageWith(database, id);
  const { message, email } = found.message;
  const fields = labelledValues(found).filter(({ field, value }) => !SHOWN_ABOVE.includes(field) && value !== '');
  return {
    ...entryOf(found),
    fields: fields.map(({ label, value }) => ({ label, value })),
    message,
    language: found.language,
    order: found.order && orderLines(found.order),
    fromSender: (await messagesFrom(database, email)).length,
  };
}

const SHOWN_ABOVE: readonly LabelledValue['field'][] = ['email', 'package'];

function entryOf(listed: ListedMessage): DeskEntry {
  const { id, receivedAt, message, order, delivery, webhook, answeredAt, note } = listed;
  const lines = message.message.split(/\r\n?|\n/);
  return {
    id,
    receivedAt,
    email: message.email,
    name: order?.name ?? '',
    isOrder: order !== null,
    package: message.package === '' ? '' : contactChoiceLabel(message.package),
    start: (order ? packageName(order) : (lines.find((line) => line.trim() !== '') ?? '')).slice(0, 200),
    price: (order?.price ?? '').replace(` ${vat.behindPrice}`, ''),
    mail: delivery,
    webhook,
    answeredAt,
    note,
  };
}

/** What was ordered; by its id if it is no longer sold. */
function packageName({ package: id }: OrderData): string {
  return catalogue.find((entry) => entry.id === id)?.name ?? id;
}

function orderLines(order: OrderData): LabelledText[] {
  const { price, company, hours, months } = order;
  const isSized = hours !== null && months !== null;
  const words = confirmationPage.order;
  return [
    { label: words.package, value: packageName(order) },
    { label: words.price, value: price },
    { label: words.estimate, value: isSized ? printEstimate({ hours, months }) : '' },
    { label: words.company, value: company },
  ].filter(({ value }) => value !== '');
}
