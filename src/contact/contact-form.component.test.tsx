import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { contactChoices } from '../../catalogue/printed-checkout.ts';
import { company } from '../../content/company.ts';
import { contact } from '../../content/en/contact.ts';
import { TRAP_FIELD } from '../../domain/contact-evidence.ts';
import { links } from '../../domain/links.ts';
import { type SendResult, sendMessage } from '../sending/send-message.ts';
import { currentToast, dismissToast } from '../ui/toast-store.ts';
import { ContactForm } from './contact-form.tsx';

vi.mock(import('../sending/send-message.ts'));
vi.mock(import('../sending/supabase-client.ts'), () => ({ backend: () => new Promise<never>(() => {}) }));

const send = vi.mocked(sendMessage);
const { fields, toasts } = contact;
const [first, second] = contactChoices as [(typeof contactChoices)[number], (typeof contactChoices)[number]];

const textbox = (name: string) => page.getByRole('textbox', { name });
const email = textbox(fields.email.label);
const message = textbox(fields.message.label);
const choice = page.getByRole('combobox', { name: fields.package.label });
const button = (name: string) => page.getByRole('button', { name });
const submit = button(contact.submit);
const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');

beforeEach(() => {
  send.mockReset().mockResolvedValue({ ok: true, receivedAt: 0 });
  dismissToast();
  history.replaceState(null, '', '/');
});

const open = () => render(<ContactForm choices={contactChoices} action="/" vat="" />);

async function write(address = 'ada@example.com', words = 'We have an idea.') {
  await email.fill(address);
  await message.fill(words);
}

function holdSending(): (result: SendResult) => void {
  const { promise, resolve } = Promise.withResolvers<SendResult>();
  send.mockReturnValueOnce(promise);
  return resolve;
}

async function expectToast({ title, description }: { title: string; description: string }) {
  await expect.element(toast).toHaveTextContent(`${title} ${description}`);
}

test('says what is missing in a toast and at each field, and moves the focus to the first', async () => {
  await open();
  await submit.click();
  await expectToast(toasts.missing);
  await expect.element(email).toHaveFocus();
  await expect.element(email).toBeInvalid();
  await expect.element(email).toHaveAccessibleDescription(/./);
  await expect.element(message).toBeInvalid();
  await email.fill('ada@example.com');
  await expect.element(email).not.toHaveAttribute('aria-invalid');
  await message.fill(' \n ');
  await submit.click();
  await expect.element(message).toHaveFocus();
  await expectToast(toasts.missing);
  // A malformed address is said at its field alone.
  await write('ada@example');
  await submit.click();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription(/./);
  // At once: a toast also closes by itself.
  expect(currentToast()?.open).toBe(false);
  await expect.element(toast).not.toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
});

test('counts down near the limit, and refuses what is longer', async () => {
  await open();
  await write(undefined, 'm'.repeat(4_499));
  await expect.element(page.getByText(/characters? left/)).not.toBeInTheDocument();
  for (const [length, said] of [
    [4_500, '500 characters left'],
    [4_999, '1 character left'],
    [5_001, '1 character too many'],
    [6_234, '1,234 characters too many'],
  ] as const) {
    await message.fill('m'.repeat(length));
    await expect.element(page.getByText(said)).toBeVisible();
  }
  await submit.click();
  await expect.element(message).toBeInvalid();
  await expect.element(toast).not.toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
});

test('sends every field once, shows what happens next in place of the fields, and then an empty form', async () => {
  await open();
  await write();
  await textbox(fields.phone.label).fill('030 1234567');
  await choice.selectOptions(first.id);
  const pressed = submit.element() as HTMLButtonElement;
  pressed.click();
  pressed.click();
  await expectToast(toasts.sent);
  expect(send).toHaveBeenCalledOnce();
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    email: 'ada@example.com',
    linkedIn: '',
    phone: '030 1234567',
    package: first.id,
    message: 'We have an idea.',
  });
  await expect.element(page.getByRole('heading', { name: contact.next.title })).toHaveFocus();
  for (const { text } of contact.next.steps) await expect.element(page.getByText(text)).toBeVisible();
  await button(contact.another).click();
  await expect.element(email).toHaveFocus();
  for (const cleared of [email, message, choice]) await expect.element(cleared).toHaveValue('');
  await expect.element(page.getByText(contact.next.title)).not.toBeInTheDocument();
  await expect.element(submit).toBeEnabled();
});

test('keeps the honeypot from the keyboard, answers a robot that fills it in alike, and tells the server', async () => {
  await open();
  await write();
  await userEvent.keyboard('{Tab}');
  await expect.element(submit).toHaveFocus();
  document.querySelector<HTMLInputElement>(`[name=${TRAP_FIELD}]`)?.setAttribute('value', 'https://spam.example');
  await submit.click();
  await expectToast(toasts.sent);
  expect(send.mock.calls[0]?.[1].evidence).toMatchObject({ trapFilled: true });
});

test('takes no change while sending, keeps every value when it fails, and sends again under the same key', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const answer = holdSending();
  await open();
  await write();
  await choice.selectOptions(second.id);
  await submit.click();
  await expect.element(button(contact.sending)).toBeDisabled();
  await expect.element(email).toHaveAttribute('readonly');
  await message.click();
  await userEvent.keyboard(' and more');
  await expect.element(message).toHaveValue('We have an idea.');
  (choice.element() as HTMLSelectElement).focus();
  await userEvent.keyboard('{ArrowDown}{Home}');
  await expect.element(choice).toHaveValue(second.id);
  answer({ ok: false, failure: 'unanswered', error: new Error('no line') });
  await expectToast(toasts.failed);
  await expect.element(email).toHaveValue('ada@example.com');
  await expect.element(message).toHaveValue('We have an idea.');
  await expect.element(choice).toHaveValue(second.id);
  const instead = page.getByRole('link', { name: contact.writeInstead });
  await expect.element(instead).toHaveAttribute('href', expect.stringContaining(`mailto:${company.email}?`));
  await expect.element(instead).toHaveAttribute('href', expect.stringContaining('We%20have%20an%20idea.'));
  await button(contact.tryAgain).click();
  await expectToast(toasts.sent);
  expect(send.mock.calls[1]?.[1].idempotencyKey).toBe(send.mock.calls[0]?.[1].idempotencyKey);
});

test('sends a changed message under another key, and shows the reason for which it was refused', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  send.mockResolvedValueOnce({ ok: false, failure: 'refused', error: new Error('refused'), reason: 'Too many.' });
  await open();
  await write();
  await submit.click();
  await expect.element(page.getByText('Too many.')).toBeVisible();
  await expect.element(submit).toHaveFocus();
  await message.fill('We have another idea.');
  await submit.click();
  await expectToast(toasts.sent);
  expect(send.mock.calls[1]?.[1].idempotencyKey).not.toBe(send.mock.calls[0]?.[1].idempotencyKey);
});

test.each([
  [second.id, null, second.id, 'Hello'],
  ['get-rich', null, '', 'Hello'],
  [second.id, { texts: { message: 'My own words' }, at: 1 }, second.id, 'My own words'],
])('takes package %s and message from the address, unless before %o was typed', async (id, draft, chosen, text) => {
  history.replaceState({ contactDraft: draft }, '', `/?package=${id}&message=Hello`);
  await open();
  await expect.element(choice).toHaveValue(chosen);
  await expect.element(message).toHaveValue(text);
});

test('keeps the typed message when the visitor follows a link that asks about a package', async () => {
  await render(
    <>
      <a href={links.contactAbout(second.id)}>Ask</a>
      <ContactForm choices={contactChoices} action="/" vat="" />
    </>,
  );
  await message.fill('To be continued');
  await page.getByRole('link', { name: 'Ask' }).click();
  await expect.element(choice).toHaveValue(second.id);
  await expect.element(message).toHaveValue('To be continued');
});

test('keeps the draft seldom enough for a browser that limits it, and sends all the same', async () => {
  const writes = vi.spyOn(history, 'replaceState');
  await open();
  await message.click();
  const start = performance.now();
  await userEvent.keyboard('m'.repeat(60));
  // Safari allows 100 in 30 seconds. The first key writes one more.
  expect(writes.mock.calls.length).toBeLessThanOrEqual(1 + (performance.now() - start) * (100 / 30_000));
  writes.mockImplementation(() => {
    throw new DOMException('Too many');
  });
  await email.fill('ada@example.com');
  await submit.click();
  await expectToast(toasts.sent);
});

test('says offline in one line at the form that it cannot send, and dismisses the toast at the next attempt', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await open();
  // A live region speaks only if it was there before.
  const notice = page.getByRole('status').last();
  await expect.element(notice).toBeEmptyDOMElement();
  await write();
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await expect.element(notice).toHaveTextContent(contact.offline);
  send.mockResolvedValueOnce({ ok: false, failure: 'unanswered', error: new Error('no line') });
  await submit.click();
  await expectToast(toasts.failed);
  await expect.poll(() => page.getByText(contact.offline).elements().length).toBe(1);
  expect(page.getByText(toasts.failed.description).elements(), 'but in the toast').toHaveLength(1);
  line.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(notice).toBeEmptyDOMElement();
  const answer = holdSending();
  await submit.click();
  await expect.element(button(contact.sending)).toBeVisible();
  await expect.poll(() => currentToast()?.open ?? false).toBe(false);
  answer({ ok: true, receivedAt: 0 });
  await expectToast(toasts.sent);
});
