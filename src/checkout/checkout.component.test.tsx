import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { checkoutPackage } from '../../catalogue/printed-checkout.ts';
import { printAsked } from '../../catalogue/printed-estimate.ts';
import { checkoutPage } from '../../content/en/checkout-page.ts';
import { confirmationPage } from '../../content/en/confirmation-page.ts';
import { interfaceWords } from '../../content/en/interface.ts';
import { ERASED_KEY } from '../../domain/checkout-keeping.ts';
import { PERSONAL_FIELDS, personalDetails } from '../../domain/checkout-records.ts';
import type { CheckoutStep } from '../../domain/checkout-steps.ts';
import { CONTACT_LIMITS } from '../../domain/contact-limits.ts';
import { links } from '../../domain/links.ts';
import { withEstimate } from '../../domain/order-estimate.ts';
import { currentToast } from '../ui/toast-store.ts';
import { Checkout } from './checkout.tsx';
import { OrderSummary } from './order-summary.tsx';
import { eraseAll, noteSentOrder, savePaymentDetails, savePersonalDetails } from './records.ts';

const { dataOnDevice, payment, personal, progress, steps } = checkoutPage;
const ADA = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '+49 30 1234567' };
const CARD = { cardholderName: 'Ada', cardNumber: '4242 4242 4242 4242', expiryDate: '12/30', cvc: '123' };
const REQUIRED = Object.keys(ADA) as (keyof typeof ADA)[];
const MESSAGES = Object.fromEntries(
  (personalDetails.safeParse({ firstName: '', lastName: '', email: '', phone: '' }).error?.issues ?? []).map(
    ({ path: [name], message }) => [name, message],
  ),
) as typeof ADA;
const kickoff = checkoutPackage('kickoff');
const team = checkoutPackage('long-term-custom');
const ESTIMATE = { hours: 21, months: 3 };

const step = (name: CheckoutStep) =>
  page
    .getByRole('navigation', { name: progress.label })
    .getByText(new RegExp(`^${steps[name]}`))
    .last();
const done = () => page.getByText(progress.done).elements().length;
const button = (name: string) => page.getByRole('button', { name });
const typed = (name: keyof typeof personal.fields) => page.getByRole('textbox', { name: personal.fields[name].label });
const inPayment = (name: keyof typeof payment.fields) =>
  page.getByRole('textbox', { name: payment.fields[name].label });
const title = (name: string) => page.getByRole('heading', { level: 1, name });
const data = page.getByRole('region', { name: dataOnDevice.title });
const summary = page.getByRole('complementary');

const own = location.href;
beforeEach(eraseAll);
afterEach(() => history.replaceState(null, '', own));

function open(at: CheckoutStep, pack = kickoff, address = links.checkout(pack.id, at), state: unknown = null) {
  history.replaceState(state, '', address);
  return render(
    <Checkout pack={pack} step={at} unknown={!address.includes(pack.id)} siteTitle="Site">
      <OrderSummary pack={pack} />
    </Checkout>,
  );
}

test('marks the steps whose records are kept until they are erased, and says that a long text is cut', async () => {
  localStorage.setItem('of another', 'stays');
  await open('confirmation');
  await expect.element(step('confirmation')).toBeVisible();
  expect(done()).toBe(0);
  await expect.element(step('confirmation')).toMatchTextContent(checkoutPage.progress.current);
  savePersonalDetails({ ...ADA, additionalInfo: 'm'.repeat(CONTACT_LIMITS.message) });
  savePaymentDetails(CARD);
  await expect.poll(done).toBe(2);
  await expect.element(page.getByText(confirmationPage.send.cut)).toBeVisible();
  await expect.element(data).toMatchTextContent(dataOnDevice.records.personal);
  await button(dataOnDevice.erase).click();
  await expect.poll(done).toBe(0);
  await expect.element(data).toMatchTextContent(dataOnDevice.nothing);
  expect(Object.keys(localStorage).toSorted()).toEqual([ERASED_KEY, 'of another']);
  localStorage.clear();
});

test('marks what is required, and validates on submit with messages, and then on every change', async () => {
  await open('personal');
  for (const name of PERSONAL_FIELDS) {
    if (name in ADA) await expect.element(typed(name)).toBeRequired();
    else await expect.element(typed(name)).not.toBeRequired();
  }
  expect(page.getByText('*').elements()).toHaveLength(REQUIRED.length);
  await typed('firstName').fill('A');
  await typed('lastName').click();
  await expect.element(typed('firstName')).not.toHaveAttribute('aria-invalid');
  await button(personal.submit).click();
  await expect.element(typed('firstName')).toHaveFocus();
  for (const name of REQUIRED) {
    await expect.element(typed(name)).toHaveAccessibleDescription(MESSAGES[name]);
    await expect.element(typed(name)).toBeInvalid();
  }
  await userEvent.keyboard('{End}d');
  await expect.element(typed('firstName')).not.toHaveAttribute('aria-invalid');
  await userEvent.keyboard('{Backspace}');
  await expect.element(typed('firstName')).toHaveAccessibleDescription(MESSAGES.firstName);
  expect(localStorage.getItem('personal-details')).toBeNull();
  expect(currentToast()?.open).not.toBe(true);

  // Three problems or more are listed until the next submit.
  await expect.element(page.getByText(interfaceWords.errorSummary.replace('{count}', '4'))).toBeVisible();
  const link = page.getByRole('link', { name: MESSAGES.phone });
  await link.click();
  await expect.element(typed('phone')).toHaveFocus();
  await typed('firstName').fill('Ada');
  await typed('lastName').fill('Lovelace');
  await expect.element(link).toBeVisible();
  await button(personal.submit).click();
  await expect.element(link).not.toBeInTheDocument();
});

test('follows in step 1 what is saved, until something is typed', async () => {
  await open('personal');
  savePersonalDetails(ADA);
  await expect.element(typed('email')).toHaveValue(ADA.email);
  eraseAll();
  await expect.element(typed('email')).toHaveValue('');
  await typed('firstName').fill('Grace');
  savePersonalDetails(ADA);
  await typed('company').fill('Engines');
  await expect.element(typed('firstName')).toHaveValue('Grace');
  await expect.element(typed('lastName')).toHaveValue('');
});

test('holds what storage refuses until it is erased, and reports that once, without details', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('It is full.');
  });
  savePaymentDetails(CARD);
  savePersonalDetails(ADA);
  await open('payment');
  await expect.element(page.getByText(`${checkoutPage.orderingAs} Ada Lovelace`)).toBeVisible();
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls.flat().join(' ')).not.toMatch(/4242|Lovelace/);
  await button(dataOnDevice.erase).click();
  await expect.element(page.getByText(checkoutPage.missingDetails)).toBeVisible();
  vi.restoreAllMocks();
});

test('speaks neither of saved details nor of processing once Back or erasing has led before them', async () => {
  savePersonalDetails(ADA);
  await open('personal');
  for (const [pressed, shown] of [
    [payment.back, title(steps.personal)],
    [dataOnDevice.erase, page.getByText(checkoutPage.missingDetails)],
  ] as const) {
    await button(personal.submit).click();
    expect(currentToast()).toMatchObject({ open: true, title: personal.toast.title });
    await button(pressed).click();
    await expect.element(shown).toBeVisible();
    expect(currentToast()?.open ?? false).toBe(false);
  }
  await button(payment.testCard).click();
  await button(payment.submit).click();
  expect(currentToast()).toMatchObject({ open: true, title: payment.toast.title });
  await button(payment.back).click();
  await expect.poll(() => currentToast()?.open ?? false).toBe(false);
});

test('removes details that it cannot read, and says that none are saved, and that a package is not known', async () => {
  localStorage.setItem('personal-details', '{"firstName":"Ada"}');
  await open('payment', kickoff, links.checkout('unknown', 'payment'));
  await expect.element(page.getByText(checkoutPage.missingDetails)).toBeVisible();
  await expect.element(page.getByRole('link', { name: checkoutPage.missingDetailsLink })).toBeVisible();
  expect(page.getByText(checkoutPage.unknownPackage).elements(), 'above, and beside the button').toHaveLength(2);
  expect(localStorage.getItem('personal-details')).toBeNull();
  await expect.element(data).toMatchTextContent(dataOnDevice.nothing);
});

test('keeps hours and months of the address in every place of that package alone, until they are erased', async () => {
  // From when the page is seen: it may be rendered ahead.
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const first = await open('personal', team, withEstimate(links.checkout(team.id), ESTIMATE));
  await expect.element(data).toHaveClass('invisible');
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  await expect.element(data).toMatchTextContent(dataOnDevice.records.estimate);
  await first.unmount();
  const other = await open('personal');
  await expect.element(data).toMatchTextContent(dataOnDevice.records.estimate);
  await expect.element(summary.getByText(printAsked(ESTIMATE))).not.toBeInTheDocument();
  await other.unmount();
  await open('confirmation', team);
  await expect.element(summary.getByText(printAsked(ESTIMATE)).first()).toBeInTheDocument();
  await expect.element(data).toMatchTextContent(dataOnDevice.records.estimate);
  await button(dataOnDevice.erase).click();
  await expect.element(summary.getByText(printAsked(ESTIMATE))).not.toBeInTheDocument();
  expect(location.search).toBe('');
});

test("takes an order for unchanged after another package's hours were asked for", async () => {
  savePersonalDetails(ADA);
  const first = await open('personal', team, withEstimate(links.checkout(team.id), ESTIMATE));
  await expect.element(data).toMatchTextContent(dataOnDevice.records.estimate);
  await first.unmount();
  noteSentOrder(team.id, { name: team.name, sentAt: Date.now(), receivedAt: Date.now() });
  const other = checkoutPackage('long-term-dedicated');
  const second = await open('personal', other, withEstimate(links.checkout(other.id), ESTIMATE));
  await expect.poll(() => localStorage.getItem('order-estimate')).toContain(other.id);
  await second.unmount();
  await open('confirmation', team);
  await expect.element(page.getByText(confirmationPage.send.next.wait)).toBeVisible();
});

test.each([
  ['of now', (now: number) => ({ texts: { company: 'Engines', lastName: 7 }, at: now }), 'Engines'],
  ['older than 24 hours', (now: number) => ({ texts: { company: 'Engines' }, at: now - 86_400_001 }), ''],
  ['older than the last Back to Home', (now: number) => ({ texts: { company: 'Engines' }, at: now - 3_600_000 }), ''],
  ['whose texts are none', (now: number) => ({ texts: 'Engines', at: now }), ''],
])('reads a draft %s as it may', async (_, state, shown) => {
  const now = Date.now();
  localStorage.setItem(ERASED_KEY, `${now - 1_800_000}`);
  await open('personal', kickoff, undefined, { checkoutDraft: state(now) });
  await expect.element(typed('company')).toHaveValue(shown);
  await expect.element(typed('lastName')).toHaveValue('');
  if (shown === '') expect(JSON.stringify(history.state ?? {})).not.toContain('Engines');
});

test('shows the stored cardholder and date again, and what is typed over them', async () => {
  savePaymentDetails(CARD);
  const first = await open('payment');
  await expect.element(inPayment('cardholderName')).toHaveValue('Ada');
  await expect.element(inPayment('cardNumber')).toHaveValue('');
  await inPayment('cardholderName').fill('Grace');
  await first.unmount();
  await open('payment', kickoff, undefined, history.state);
  await expect.element(inPayment('cardholderName')).toHaveValue('Grace');
  await expect.element(inPayment('expiryDate')).toHaveValue(CARD.expiryDate);
});

test('takes over what was filled in without an event', async () => {
  await open('personal');
  for (const [name, text] of Object.entries(ADA))
    (typed(name as keyof typeof ADA).element() as HTMLInputElement).value = text;
  await button(personal.submit).click();
  await expect.element(title(steps.payment)).toHaveFocus();
  for (const [name, text] of Object.entries({ ...CARD, cardNumber: '4242424242424242', expiryDate: '203012' }))
    (inPayment(name as keyof typeof CARD).element() as HTMLInputElement).value = text;
  // By script: so soon, and at the same place, a second click counts as that of a double click.
  (button(payment.submit).element() as HTMLButtonElement).click();
  await expect.element(button(payment.waiting)).toBeVisible();
  expect(JSON.parse(localStorage.getItem('payment-details') ?? '')).toMatchObject({
    cardNumber: '•••• •••• •••• 4242',
    expiryDate: '12/30',
  });
});
