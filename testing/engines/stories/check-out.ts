import { expect, test } from 'vitest';
import { checkoutPage } from '../../../content/checkout-page.ts';
import { confirmationPage } from '../../../content/confirmation-page.ts';
import { packagePageWords } from '../../../content/package-page-words.ts';
import { packages } from '../../../content/packages/packages.ts';
import { links } from '../../../domain/links.ts';
import { eventually, until, untilAt, untilShown } from '../until.ts';
import type { Telling } from './telling.ts';
import { untilReady } from './toasts.ts';

const pack = packages[1] as (typeof packages)[number];
const { personal, payment, confirmation } = checkoutPage;

export function tellOfCheckout({ engine, open, site }: Telling): void {
  test('a package is chosen, ordered, and the order is sent', async () => {
    const page = await open(links.packages);
    await page.click('link', pack.cta);
    await untilAt(page, links.package(pack.id));
    await page.click('link', `${packagePageWords.order} – ${pack.name}`);
    await untilAt(page, links.checkout(pack.id));
    await untilReady(page);
    const address = `ada@${engine.name.toLowerCase()}.example`;
    const { firstName, lastName, email, phone } = personal.fields;
    await page.fill(firstName.label, 'Ada');
    await page.fill(lastName.label, 'Lovelace');
    await page.fill(email.label, address);
    await page.fill(phone.label, '+49 30 1234567');
    await page.click('button', personal.submit);
    await untilAt(page, links.checkout(pack.id, 'payment'));
    await untilShown(page, personal.toast.title);
    await page.click('button', payment.testCard);
    await page.click('button', payment.submit);
    await untilAt(page, links.checkout(pack.id, 'confirmation'));
    expect(await page.evaluate(() => document.querySelector('h1')?.innerText)).toBe(confirmation.title);
    await page.click('button', confirmationPage.send.submit);
    await untilShown(page, confirmationPage.send.sent);
    await eventually(() => expect(site().mailbox.mails.map(({ replyTo }) => replyTo?.[0]?.address)).toContain(address));
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/\d{16}/);
  });

  test('what is missing in an order is said beside its field, which has the focus', async () => {
    const page = await open(links.checkout(pack.id));
    await untilReady(page);
    await page.fill(personal.fields.firstName.label, 'Ada');
    await page.click('button', personal.submit);
    await until(
      page,
      (label) => {
        const { activeElement } = document;
        const said = document.getElementById(activeElement?.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
        return (activeElement as HTMLInputElement).labels?.[0]?.innerText.startsWith(label) && said?.checkVisibility();
      },
      personal.fields.lastName.label,
    );
    expect(await page.evaluate(() => location.pathname)).toBe(links.checkout(pack.id));
  });
}
