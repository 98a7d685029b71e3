import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { checkoutPage } from '../../content/en/checkout-page.ts';
import { interfaceWords } from '../../content/en/interface.ts';
import { PERSONAL_FIELDS, personalDetails } from '../../domain/checkout-records.ts';
import { currentToast, dismissToast } from '../ui/toast-store.ts';
import { PersonalStep } from './personal-step.tsx';
import { eraseAll, loadPersonalDetails, savePersonalDetails } from './records.ts';

const { personal } = checkoutPage;
const ADA = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '+49 30 1234567' };
const REQUIRED = Object.keys(ADA) as (keyof typeof ADA)[];
const MESSAGES = Object.fromEntries(
  (personalDetails.safeParse({ firstName: '', lastName: '', email: '', phone: '' }).error?.issues ?? []).map(
    ({ path: [name], message }) => [name, message],
  ),
) as typeof ADA;

const field = (name: keyof typeof personal.fields) => page.getByRole('textbox', { name: personal.fields[name].label });
const submit = page.getByRole('button', { name: personal.submit });
const onDone = vi.fn();

beforeEach(async () => {
  onDone.mockReset();
  eraseAll();
  dismissToast();
  await render(<PersonalStep onTouch={() => {}} onDone={onDone} />);
});

async function fill(values: Partial<Record<(typeof PERSONAL_FIELDS)[number], string>>) {
  for (const name of PERSONAL_FIELDS) if (values[name] !== undefined) await field(name).fill(values[name]);
}

test('marks what is required, and nothing else', async () => {
  for (const name of PERSONAL_FIELDS) {
    if (name in ADA) await expect.element(field(name)).toBeRequired();
    else await expect.element(field(name)).not.toBeRequired();
  }
  expect(page.getByText('*').elements()).toHaveLength(REQUIRED.length);
});

test('validates on submit with a message at each field, and then on every change', async () => {
  await field('firstName').fill('A');
  await field('lastName').click();
  await expect.element(field('firstName')).not.toHaveAttribute('aria-invalid');
  await submit.click();
  await expect.element(field('firstName')).toHaveFocus();
  for (const name of REQUIRED) {
    await expect.element(field(name)).toHaveAccessibleDescription(MESSAGES[name]);
    await expect.element(field(name)).toBeInvalid();
  }
  await userEvent.keyboard('{End}d');
  await expect.element(field('firstName')).not.toHaveAttribute('aria-invalid');
  await userEvent.keyboard('{Backspace}');
  await expect.element(field('firstName')).toHaveAccessibleDescription(MESSAGES.firstName);
  expect(onDone).not.toHaveBeenCalled();
  expect(loadPersonalDetails()).toBeNull();
  expect(currentToast()?.open).not.toBe(true);
});

test('lists three problems or more until the next submit, and leads to each field', async () => {
  await submit.click();
  await expect.element(page.getByText(interfaceWords.errorSummary.replace('{count}', '4'))).toBeVisible();
  const link = page.getByRole('link', { name: MESSAGES.phone });
  await link.click();
  await expect.element(field('phone')).toHaveFocus();
  await fill({ firstName: 'Ada', lastName: 'Lovelace' });
  await expect.element(link).toBeVisible();
  await submit.click();
  await expect.element(link).not.toBeInTheDocument();
});

test('keeps the details as they were entered, and goes on', async () => {
  const entered = { ...ADA, company: 'Engines & Söhne', additionalInfo: 'Erste Zeile\n<b>zweite</b> 🚀' };
  await fill(entered);
  await submit.click();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(JSON.parse(localStorage.getItem('personal-details') ?? '')).toEqual(entered);
  expect(currentToast()).toMatchObject({ open: true, ...personal.toast });
});

test('follows what is saved, until something is typed', async () => {
  savePersonalDetails(ADA);
  await expect.element(field('email')).toHaveValue(ADA.email);
  eraseAll();
  await expect.element(field('email')).toHaveValue('');
  await field('firstName').fill('Grace');
  savePersonalDetails(ADA);
  await field('company').fill('Engines');
  await expect.element(field('firstName')).toHaveValue('Grace');
  await expect.element(field('lastName')).toHaveValue('');
});
