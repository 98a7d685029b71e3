import { afterAll, beforeAll, describe, expect, onTestFailed, test, vi } from 'vitest';
import { fitPackages, fitQuestions } from '../../catalogue/finder.ts';
import { checkoutPage } from '../../content/en/checkout-page.ts';
import { confirmationPage } from '../../content/en/confirmation-page.ts';
import { contact } from '../../content/en/contact.ts';
import { finder } from '../../content/en/finder.ts';
import { packages } from '../../content/packages/packages.ts';
import { stages } from '../../content/stages.ts';
import { links } from '../../domain/links.ts';
import { fitPackage } from '../../domain/package-fit.ts';
import { type Site, startSite } from '../story-site.ts';
import { ENGINES, type Visit } from './engines.ts';

const { personal, payment, confirmation } = checkoutPage;
const [pack] = packages as [(typeof packages)[number]];

describe.each(ENGINES)('in $name', ({ name, isHere, visit }) => {
  let site: Site;
  let opened: Visit | undefined;
  const closeBrowser = async () => {
    // It may have ended by itself.
    await opened?.close().catch(() => {});
    opened = undefined;
  };
  /** The same browser for each test, and another one after a failure. */
  const openBrowser = async () => {
    onTestFailed(closeBrowser);
    opened ??= await visit();
    return opened;
  };
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => Promise.all([site?.stop(), closeBrowser()]));
  const mailFrom = (address: string, text: string) =>
    vi.waitFor(
      () => {
        const mail = site.mailbox.mails.find(({ replyTo }) => replyTo?.[0]?.address === address);
        expect(mail?.text).toContain(text);
      },
      { timeout: 15_000 },
    );

  test.skipIf(!isHere())('a founder writes a message, which arrives', async () => {
    const page = await openBrowser();
    await page.open(site.url + links.contact);
    // Messages sent faster than people type are held.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    const address = `message@${name.toLowerCase()}.example`;
    await page.fill(contact.fields.email.label, address);
    await page.fill(contact.fields.message.label, 'Grüße & more');
    await page.click(contact.submit);
    await page.sees(contact.toasts.sent.title);
    await mailFrom(address, 'Grüße & more');
  });

  test.skipIf(!isHere())('a founder orders a package, and sends the order', async () => {
    const page = await openBrowser();
    await page.open(site.url + links.checkout(pack.id));
    const address = `order@${name.toLowerCase()}.example`;
    const values = { firstName: 'Ada', lastName: 'Lovelace', email: address, phone: '+49 30 123456' };
    for (const [field, text] of Object.entries(values))
      await page.fill(personal.fields[field as keyof typeof values].label, text);
    await page.click(personal.submit);
    await page.click(payment.testCard);
    await page.click(payment.submit);
    await page.sees(confirmation.title);
    await page.click(confirmationPage.send.submit);
    await page.sees(confirmationPage.send.wrong);
    await mailFrom(address, pack.name);
  });

  test.skipIf(!isHere())('a founder answers the questions, and gets a package', async () => {
    const page = await openBrowser();
    await page.open(site.url + links.find);
    for (const [index, { question, answers }] of fitQuestions.entries()) {
      await page.sees(question);
      await page.click(answers[0]?.label ?? '');
      await page.click(index < fitQuestions.length - 1 ? finder.next : finder.finish);
    }
    const given = Object.fromEntries(fitQuestions.map(({ id, answers }) => [id, answers[0]?.id ?? '']));
    const found = fitPackage(fitQuestions, fitPackages, given)?.package ?? 'kickoff';
    await page.click(finder.result.order);
    await page.isAt(links.checkout(found));
  });

  test.skipIf(!isHere())('a founder chooses a stage, and is led to its package', async () => {
    const page = await openBrowser();
    await page.open(site.url);
    const [stage] = stages as unknown as [(typeof stages)[number]];
    await page.click(stage.label);
    await page.sees(stage.next);
  });
});
