import { expect, test } from 'vitest';
import { fitPackages, fitQuestions } from '../../catalogue/finder.ts';
import { checkoutPage } from '../../content/checkout-page.ts';
import { confirmationPage } from '../../content/confirmation-page.ts';
import { contact } from '../../content/contact.ts';
import { finder } from '../../content/finder.ts';
import { interfaceWords } from '../../content/interface.ts';
import { packages } from '../../content/packages/packages.ts';
import { CONTACT_ANSWER_PATHS } from '../../domain/contact-function.ts';
import { links } from '../../domain/links.ts';
import { fitPackage } from '../../domain/package-fit.ts';
import { navigationLabel } from '../navigation-label.ts';
import { inEachEngine } from './engines.ts';
import { type EnginePage, eventually } from './page.ts';

/** The first answer to each question, and the package that these lead to. */
const GIVEN = Object.fromEntries(fitQuestions.map(({ id, answers }) => [id, answers[0]?.id ?? '']));
const FOUND = fitPackage(fitQuestions, fitPackages, GIVEN)?.package ?? 'kickoff';

const pack = packages[1] as (typeof packages)[number];
const { personal, payment, confirmation } = checkoutPage;
const { email, message } = contact.fields;
const TEXT = 'Grüße\nzweite Zeile & +1=2';

inEachEngine(({ engine, open, site }) => {
  const addressOf = (visitor: string) => `${visitor}@${engine.toLowerCase()}.example`;
  const expectMail = (address: string, text: string) =>
    eventually(() => {
      const mail = site().mailbox.mails.find(({ replyTo }) => replyTo?.[0]?.address === address);
      expect(mail?.text).toContain(text);
    });

  test('answers five questions to get one package, by pointer and keyboard', async () => {
    const page = await open(links.find);
    await page.untilReady();
    for (const [index, [question, answer]] of Object.entries(GIVEN).entries()) {
      const isLast = index === fitQuestions.length - 1;
      if (index % 2 === 0) {
        await page.click(`label:has([name="${question}"][value="${answer}"])`);
        await page.click('button', isLast ? finder.finish : finder.next);
      } else {
        // The focus is on the question when it comes: the keys go on from there.
        await page.until(
          (id) => !!document.activeElement?.closest('fieldset')?.querySelector(`[name="${id}"]`),
          question,
        );
        await page.press('Tab', ' ', 'Enter');
      }
      if (!isLast)
        await page.until((id, value) => new URLSearchParams(location.search).get(id) === value, question, answer);
    }
    await page.click(`main a[href="${links.checkout(FOUND)}"]`);
    await page.untilAt(links.checkout(FOUND));
  });

  test('orders a package after a missing field, and sends the order', async () => {
    const page = await open(links.packages);
    await page.click('a', pack.cta);
    await page.untilAt(links.package(pack.id));
    await page.click(`main a[href="${links.checkout(pack.id)}"]`);
    await page.untilAt(links.checkout(pack.id));
    await page.untilReady();
    const { firstName, lastName, email: address, phone } = personal.fields;
    await page.fill(firstName.label, 'Ada');
    await page.click('button', personal.submit);
    await page.until((label) => {
      const field = document.activeElement as HTMLInputElement;
      const said = document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
      return field.labels?.[0]?.innerText.startsWith(label) && said?.checkVisibility();
    }, lastName.label);
    await page.fill(lastName.label, 'Lovelace');
    await page.fill(address.label, addressOf('order'));
    await page.fill(phone.label, '+49 30 1234567');
    await page.click('button', personal.submit);
    await page.untilAt(links.checkout(pack.id, 'payment'));
    await page.untilShown(personal.toast.title);
    await page.click('button', payment.testCard);
    await page.click('button', payment.submit);
    await page.untilAt(links.checkout(pack.id, 'confirmation'));
    await page.untilShown(confirmation.title);
    await page.click('button', confirmationPage.send.submit);
    await page.untilShown(confirmationPage.send.wrong);
    await expectMail(addressOf('order'), pack.name);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/\d{16}/);
  });

  test('keeps a message through a missing field, Back and a reload, sends it, and closes its toasts', async () => {
    const page = await open(links.contact);
    await page.untilReady();
    await page.fill(email.label, addressOf('script'));
    await page.click('button', contact.submit);
    await untilToast(page, contact.toasts.missing.title);
    await page.until(() => document.activeElement?.matches('[name=message][aria-invalid=true]'));
    await page.press('Escape');
    await untilNoToast(page);
    await page.fill(message.label, TEXT);
    const untilHolds = (text: string) =>
      page.until((value) => document.querySelector<HTMLTextAreaElement>('main [name=message]')?.value === value, text);
    await untilHolds(TEXT);
    await page.click('a', navigationLabel('imprint'));
    await page.untilAt(links.imprint);
    await page.back();
    await page.untilAt(links.home);
    await untilHolds(TEXT);
    // A page that is left while its island comes would complain.
    await page.untilReady();
    await page.reload();
    await page.untilReady();
    await untilHolds(TEXT);
    // Whoever sends a message faster than people write is taken for a robot.
    await page.until(() => performance.now() > 2_500);
    await page.click('button', contact.submit);
    await untilToast(page, contact.toasts.sent.title);
    await expectMail(addressOf('script'), TEXT);
    await page.click('button', interfaceWords.toast.close);
    await untilNoToast(page);
    await untilHolds('');
  });

  test('serves pages and takes a message without JavaScript', async () => {
    const page = await open(links.contact, { javaScript: false });
    expect(await page.evaluate(() => !!document.querySelector('footer'))).toBe(true);
    await page.fill(email.label, addressOf('plain'));
    await page.fill(message.label, TEXT);
    await page.click('button', contact.submit);
    await page.untilAt(CONTACT_ANSWER_PATHS.sent);
    await page.untilShown(contact.toasts.sent.title);
    await expectMail(addressOf('plain'), TEXT);
  });
});

const TOAST = `[role=region][aria-label^="${interfaceWords.toast.region.split(' ')[0]}"] li`;

/** Waits until the one toast that is shown begins with these words. */
function untilToast(page: EnginePage, title: string): Promise<void> {
  return page.until(
    (selector, words) => {
      const [toast, ...others] = document.querySelectorAll<HTMLElement>(`${selector}[data-state=open]`);
      return others.length === 0 && toast?.innerText.startsWith(words) && getComputedStyle(toast).opacity === '1';
    },
    TOAST,
    title,
  );
}

function untilNoToast(page: EnginePage): Promise<void> {
  return page.until((selector) => !document.querySelector(selector), TOAST);
}
