import type { Page } from '@playwright/test';
import { catalogue } from '../catalogue/orderable.ts';
import { checkoutPage } from '../content/checkout-page.ts';
import { company, phoneLink } from '../content/company.ts';
import { confirmationPage } from '../content/confirmation-page.ts';
import { navigation } from '../content/navigation.ts';
import { orderSummary } from '../content/order-summary.ts';
import { testCardExpiry } from '../domain/card-hints.ts';
import { redirectLocation } from '../domain/find-page.ts';
import { links } from '../domain/links.ts';
import { completeOrder, continueToPayment, field, fillFields, PERSON, record } from './checkout-steps.ts';
import { measureRiders } from './lines.ts';
import { CHECKOUTS, type CheckoutRoute, FALLBACK, ONE_OF_EACH_KIND, REDIRECTS } from './routes.ts';
import { expect, expectToast, openReady, pressTwice, test, toastRegion, untilReady } from './site.ts';

const summaryOf = (page: Page) => page.getByRole('complementary', { name: 'Order Summary' });

test.describe('checking out', () => {
  for (const { id, name, price, included } of CHECKOUTS) {
    test(`${name} (${id}) goes from the details to the confirmation and home`, async ({ page }) => {
      await openReady(page, `/checkout/${id}`);
      await expect(page).toHaveTitle(`Personal Details – ${name} – ${company.name}`);
      const summary = summaryOf(page);
      await expect(summary).toContainText(name);
      await expect(summary).toContainText("What's included");
      await expect(summary.getByRole('listitem')).toHaveText([...included]);
      await expect(summary.getByRole('definition')).toHaveText([price, price]);
      await expect(summary.getByRole('term')).toHaveText(['Subtotal', 'Total']);

      await fillFields(page, PERSON);
      await page.getByRole('button', { name: 'Continue to Payment' }).click();
      await expect(page).toHaveURL(`/checkout/${id}/payment`);
      await expect(page).toHaveTitle(`Payment Details – ${name} – ${company.name}`);
      await expectToast(page, 'Personal details saved', 'Proceeding to payment details');
      await expect(summary.getByRole('definition')).toHaveText([price, price]);

      await page.getByRole('button', { name: 'Fill in a test card' }).click();
      await page.getByRole('button', { name: 'Complete Order' }).click();
      await expectToast(page, 'Payment details submitted', 'Processing your payment...');
      await expect(page).toHaveURL(`/checkout/${id}/confirmation`);
      await expect(page).toHaveTitle(`Confirmation – ${name} – ${company.name}`);
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1, name: 'Order Confirmed!' })).toBeFocused();
      await expect(main).toContainText("Thank you for your order. We're excited to work with you!");
      await expect(main).toContainText('No payment was taken');
      for (const value of [name, price, 'Ada Lovelace', 'ada@example.com', '+49 30 1234567']) {
        await expect(main.getByRole('definition').filter({ hasText: value }).first()).toBeVisible();
      }
      await expect(page.getByRole('heading', { name: 'Next Steps' })).toBeVisible();
      await expect(main).toContainText('within 24 hours');

      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page).toHaveURL('/');
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    });
  }

  test('ends at a line that rises through today, within 24 hours and the first call', async ({ page }) => {
    const [{ id }] = CHECKOUTS as [CheckoutRoute];
    await continueToPayment(page, id);
    await completeOrder(page);
    const { label, points } = confirmationPage.ahead;
    const list = page.getByRole('list', { name: label });
    await expect(list.getByRole('listitem')).toHaveText(points.map(({ title, text }) => title + text));
    const part = list.locator('..');
    await part.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map((animation) => animation.finished)),
    );
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const riders = await measureRiders(part, { entries: 'li', point: '::before', words: 'li > span' });
      expect(Math.max(...riders.away), `from a point to the line at ${width} px`).toBeLessThan(4);
      expect([riders.rising, riders.touched]).toEqual([true, []]);
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await part.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  });

  test('goes on by one step when the button is pressed twice', async ({ page }) => {
    await openReady(page, '/checkout/kickoff');
    await fillFields(page, PERSON);
    await pressTwice(page.getByRole('button', { name: 'Continue to Payment' }));
    await expect(page).toHaveURL('/checkout/kickoff/payment');
    await expectToast(page, 'Personal details saved', 'Proceeding to payment details');
    await page.goBack();
    await expect(page).toHaveURL('/checkout/kickoff');
    await expect(field(page, 'First name')).toBeVisible();
  });

  test('shows the steps, and a check mark on those that are done', async ({ page }) => {
    await continueToPayment(page, 'get-started');
    const steps = page.getByRole('navigation', { name: 'Progress' }).getByRole('listitem');
    await expect(steps).toHaveText([/Personal Details/, /Payment Details/, /Confirmation/]);
    await expect(steps.nth(0)).toContainText('completed');
    await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
    await expect(steps.nth(1)).not.toContainText('completed');
    await expect(steps.nth(2)).not.toHaveAttribute('aria-current');
    await expect(page.getByRole('heading', { level: 1, name: 'Payment Details' })).toBeFocused();
  });

  for (const step of ['payment', 'confirmation'] as const) {
    test(`ticks no step that was not done when ${step} is opened directly`, async ({ page }) => {
      await openReady(page, links.checkout('get-started', step));
      const steps = page.getByRole('navigation', { name: 'Progress' }).getByRole('listitem');
      await expect(steps.filter({ hasText: checkoutPage.steps[step] })).toHaveAttribute('aria-current', 'step');
      await expect(steps.filter({ hasText: checkoutPage.progress.done })).toHaveCount(0);
      await expect(steps.locator('svg'), 'no check mark either').toHaveCount(0);
    });
  }

  test('takes the check marks back when what was done is erased', async ({ page }) => {
    await continueToPayment(page, 'get-started');
    await page.getByRole('button', { name: 'Fill in a test card' }).click();
    await page.getByRole('button', { name: 'Complete Order' }).click();
    const done = page
      .getByRole('navigation', { name: 'Progress' })
      .getByRole('listitem')
      .filter({ hasText: checkoutPage.progress.done });
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
    await expect(done).toHaveText([/Personal Details/, /Payment Details/]);
    await page.reload();
    await expect(done).toHaveCount(2);
    await page.getByRole('button', { name: checkoutPage.dataOnDevice.erase }).click();
    await expect(done).toHaveCount(0);
  });

  test.describe('on a low window', () => {
    test.use({ viewport: { width: 1440, height: 700 } });

    for (const { id, name } of ONE_OF_EACH_KIND) {
      test(`keeps the total of ${name} (${id}) in sight while the form scrolls to its end`, async ({ page }) => {
        await openReady(page, `/checkout/${id}`);
        const total = summaryOf(page).getByRole('definition').last();
        const before = await total.boundingBox();
        // With what is wrong in it, the form is at its longest.
        await page.getByRole('button', { name: 'Continue to Payment' }).click();
        await expect(field(page, 'First name')).toBeFocused();
        // The focus brings its field into view, smoothly.
        await expect(async () => {
          await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
          const data = page.getByRole('region', { name: checkoutPage.dataOnDevice.title });
          await expect(data).toBeInViewport({ timeout: 300 });
        }).toPass();
        const after = await total.boundingBox();
        if (!before || !after) throw new Error('The total is not shown.');
        expect(before.y + before.height, 'at first').toBeLessThanOrEqual(700);
        expect(after.y, 'not above the window').toBeGreaterThanOrEqual(0);
        expect(after.y + after.height, 'nor below it').toBeLessThanOrEqual(700);
        await expect(summaryOf(page).getByRole('heading', { name: "What's included" })).toBeInViewport();
      });
    }
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('shows the total at once, and that what is included can be shown', async ({ page }) => {
      const { id, price, included } = FALLBACK;
      await openReady(page, `/checkout/${id}`);
      const summary = summaryOf(page);
      const toggle = summary.getByText(orderSummary.show);
      await expect(toggle).toBeInViewport();
      await expect(summary.getByText(price).first()).toBeInViewport();
      await expect(summary.getByRole('listitem')).toHaveCount(0);
      const chevron = summary.locator('summary svg');
      const closed = await chevron.evaluate((element) => getComputedStyle(element).rotate);
      await toggle.click();
      await expect(summary.getByRole('listitem')).toHaveText([...included]);
      await expect(summary.getByText(orderSummary.hide)).toBeVisible();
      await expect.poll(() => chevron.evaluate((element) => getComputedStyle(element).rotate)).not.toBe(closed);
      await summary.getByText(orderSummary.hide).click();
      await expect(summary.getByRole('listitem')).toHaveCount(0);
    });
  });

  test('has real addresses: Back and Forward walk through the steps', async ({ page }) => {
    await continueToPayment(page, 'kickoff');
    await page.goBack();
    await expect(page).toHaveURL('/checkout/kickoff');
    await expect(field(page, 'First name')).toHaveValue('Ada');
    await page.goForward();
    await expect(field(page, 'Card number')).toBeVisible();
    await page.reload();
    await expect(field(page, 'Card number')).toHaveValue('');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/checkout/kickoff');
    await expect(field(page, 'Email')).toHaveValue('ada@example.com');
  });
});

test.describe('the way back', () => {
  for (const { id, page: described } of ONE_OF_EACH_KIND) {
    test(`leads from ${id} to its page, and from there to another package`, async ({ page }) => {
      await openReady(page, links.checkout(id));
      const aside = summaryOf(page);
      await aside.getByRole('link', { name: orderSummary.packagePage }).click();
      await expect(page).toHaveURL(described.href);
      await page.goBack();
      await aside.getByRole('link', { name: orderSummary.anotherPackage }).click();
      await expect(page).toHaveURL(links.packages);
      await expect(page.locator('#packages')).toBeInViewport();
    });
  }

  for (const { width, height } of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    test(`stands in the header of every step at ${width} px, beside the way home and the address`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const described = FALLBACK.page;
      for (const step of ['personal', 'payment', 'confirmation'] as const) {
        await openReady(page, links.checkout(FALLBACK.id, step));
        const header = page.getByRole('banner');
        await expect(header.getByRole('link')).toHaveCount(3);
        await expect(header.getByRole('link', { name: company.email })).toBeInViewport({ ratio: 1 });
        await header.getByRole('link', { name: navigation.backToPackage.replace('{package}', described.name) }).click();
        await expect(page).toHaveURL(described.href);
      }
    });
  }

  test('is not offered under the summary once the order is made', async ({ page }) => {
    await openReady(page, links.checkout('kickoff', 'confirmation'));
    await expect(page.getByRole('link', { name: orderSummary.anotherPackage })).toHaveCount(0);
  });

  test('leaves mail and phone at hand at the end of the page', async ({ page }) => {
    await openReady(page, links.checkout('kickoff', 'payment'));
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`);
    await expect(footer.getByRole('link', { name: company.phone })).toHaveAttribute('href', phoneLink);
  });
});

test.describe('a price that is agreed in a conversation', () => {
  const agreed = orderSummary.custom;

  for (const { id, name, isCustom } of CHECKOUTS) {
    if (!isCustom) continue;
    test(`says so for ${name} (${id}) beside every form and on the confirmation`, async ({ page }) => {
      await openReady(page, links.checkout(id));
      await expect(summaryOf(page).getByText(agreed).filter({ visible: true })).toBeInViewport();
      await fillFields(page, PERSON);
      await page.getByRole('button', { name: 'Continue to Payment' }).click();
      await expect(summaryOf(page).getByText(agreed).filter({ visible: true })).toBeInViewport();
      await completeOrder(page);
      await expect(page.getByText(agreed).filter({ visible: true })).toHaveCount(2);
      // On a phone the summary is closed, and the sentence stands in it all the same.
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(summaryOf(page).getByText(agreed).filter({ visible: true })).toHaveCount(1);
    });
  }

  test('is not said where there is a price', async ({ page }) => {
    await openReady(page, links.checkout('get-started', 'confirmation'));
    await expect(page.getByText(agreed)).toHaveCount(0);
  });
});

test.describe('personal details', () => {
  test('mark what is required with an asterisk, and nothing else', async ({ page }) => {
    await openReady(page, '/checkout/kickoff');
    for (const name of Object.keys(PERSON)) {
      await expect(page.getByText(`${name} *`, { exact: true })).toBeVisible();
      await expect(field(page, name)).toHaveAttribute('required');
    }
    await expect(page.getByText(/^(Company|Additional information) \*/)).toHaveCount(0);
    await expect(page.locator('textarea')).toHaveAccessibleName('Additional information');
  });

  test('are validated on submit, with a message for each rule, and then on change', async ({ page }) => {
    await openReady(page, '/checkout/kickoff');
    await field(page, 'First name').fill('A');
    await field(page, 'Last name').focus();
    await expect(page.getByText(/must be|Please enter/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    for (const [name, message] of [
      ['First name', 'First name must be at least 2 characters.'],
      ['Last name', 'Last name must be at least 2 characters.'],
      ['Email', 'Please enter a valid email address.'],
      ['Phone', 'Please enter a valid phone number.'],
    ] as const) {
      await expect(page.getByText(message, { exact: true }).last()).toBeVisible();
      await expect(field(page, name)).toHaveAccessibleDescription(message);
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(field(page, 'First name')).toBeFocused();
    await expect(page).toHaveURL('/checkout/kickoff');
    expect(await record(page, 'personal-details')).toBeNull();
    await expect(toastRegion(page).getByRole('listitem')).toHaveCount(0);

    await page.keyboard.press('End');
    await page.keyboard.type('d');
    await expect(page.getByText('First name must be at least 2 characters.')).toHaveCount(0);
    await expect(field(page, 'Last name')).toHaveAccessibleDescription('Last name must be at least 2 characters.');
    await page.keyboard.press('Backspace');
    await expect(field(page, 'First name')).toHaveAccessibleDescription('First name must be at least 2 characters.');
  });

  test('with three errors or more list them, and lead to each field', async ({ page }) => {
    await openReady(page, '/checkout/kickoff');
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await page.getByRole('link', { name: 'Please enter a valid phone number.' }).click();
    await expect(field(page, 'Phone')).toBeFocused();
    await fillFields(page, { 'First name': 'Ada', 'Last name': 'Lovelace' });
    await expect(page.getByRole('link', { name: 'Please enter a valid phone number.' })).toHaveCount(0);
  });

  test('are saved under their key exactly as they were entered', async ({ page }) => {
    await openReady(page, '/checkout/get-scale');
    await fillFields(page, PERSON);
    await fillFields(page, {
      Company: 'Analytical Engines & Söhne',
      'Additional information': 'Erste Zeile\n<b>zweite</b> 🚀',
    });
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(page).toHaveURL('/checkout/get-scale/payment');
    expect(await record(page, 'personal-details')).toEqual({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      phone: '+49 30 1234567',
      company: 'Analytical Engines & Söhne',
      additionalInfo: 'Erste Zeile\n<b>zweite</b> 🚀',
    });
    await page.getByRole('button', { name: 'Fill in a test card' }).click();
    await page.getByRole('button', { name: 'Complete Order' }).click();
    await expect(page.getByRole('definition').filter({ hasText: 'Analytical Engines & Söhne' })).toBeVisible();
  });
});

test.describe('payment details', () => {
  test('are filled in where the visitor sees it, by one press', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openReady(page, links.checkout('kickoff', 'payment'));
    await expect(field(page, 'Card number')).not.toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Fill in a test card' }).click();
    await expect(field(page, 'Card number')).toBeFocused();
    await expect(field(page, 'Card number')).toBeInViewport({ ratio: 1 });
    await expect(field(page, 'Card number')).not.toBeEmpty();
  });

  test('of the test card do not expire', async ({ page }) => {
    await page.clock.setFixedTime('2031-06-01T12:00:00Z');
    await openReady(page, links.checkout('kickoff', 'payment'));
    await page.getByRole('button', { name: 'Fill in a test card' }).click();
    await expect(field(page, 'Expiry date')).toHaveValue(testCardExpiry(new Date('2031-06-01')));
    await expect(page.getByText('This date is in the past.')).toHaveCount(0);
  });

  test('say that they are a placeholder, and that no real card belongs here', async ({ page }) => {
    await openReady(page, '/checkout/kickoff/payment');
    await expect(page.getByText(/placeholder for a card payment provider integration/)).toContainText(
      /no payment is processed/,
    );
    await expect(page.getByText(/do not enter a real card/)).toBeVisible();
  });

  test('are validated on submit, with a message for each rule, and then on change', async ({ page }) => {
    await continueToPayment(page, 'kickoff');
    await page.getByRole('button', { name: 'Complete Order' }).click();
    for (const [name, message] of [
      ['Cardholder name', 'Cardholder name must be at least 2 characters.'],
      ['Card number', 'Please enter a valid card number.'],
      ['Expiry date', 'Please enter a valid expiry date (MM/YY).'],
      ['CVC', 'Please enter a valid CVC (3-4 digits).'],
    ] as const) {
      await expect(page.getByText(message, { exact: true }).last()).toBeVisible();
      await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(message.replace(/[().]/g, '\\$&')));
    }
    await expect(field(page, 'Cardholder name')).toBeFocused();
    expect(await record(page, 'payment-details')).toBeNull();
    await field(page, 'CVC').pressSequentially('12');
    await expect(field(page, 'CVC')).toHaveAttribute('aria-invalid', 'true');
    await field(page, 'CVC').pressSequentially('3');
    await expect(page.getByText('Please enter a valid CVC (3-4 digits).')).toHaveCount(0);
    await expect(page).toHaveURL('/checkout/kickoff/payment');
  });

  test('group the digits while they are typed or pasted, and keep the caret in its place', async ({ page }) => {
    await openReady(page, '/checkout/kickoff/payment');
    const number = field(page, 'Card number');
    await number.pressSequentially('42424242');
    await expect(number).toHaveValue('4242 4242');
    await number.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
    await page.keyboard.type('9');
    await expect(number).toHaveValue('4294 2424 2');
    expect(await number.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);
    await number.fill('4000-0012-3456-7899');
    await expect(number).toHaveValue('4000 0012 3456 7899');
    await field(page, 'Expiry date').pressSequentially('1230');
    await expect(field(page, 'Expiry date')).toHaveValue('12/30');
  });

  test('turn an expiry date into MM/YY, however people write it', async ({ page }) => {
    await openReady(page, links.checkout('kickoff', 'payment'));
    const expiry = field(page, 'Expiry date');
    for (const [typed, shown] of [
      ['1/30', '01/30'],
      ['1/2030', '01/30'],
      ['12/30', '12/30'],
      ['12/2030', '12/30'],
      ['12 / 30', '12/30'],
      ['0930', '09/30'],
      ['930', '09/30'],
    ] as const) {
      await expiry.clear();
      await expiry.pressSequentially(typed);
      await expect(expiry, `${typed} typed`).toHaveValue(shown);
      await expiry.clear();
      await expiry.evaluate((input, text) => {
        input.focus();
        document.execCommand('insertText', false, text);
      }, typed);
      await expect(expiry, `${typed} pasted`).toHaveValue(shown);
    }
    // The month is corrected where it stands: the second digit goes, and another comes in its place.
    await expiry.fill('12/30');
    await expiry.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
    await page.keyboard.press('Backspace');
    await expect(expiry).toHaveValue('01/30');
    await page.keyboard.type('1');
    await expect(expiry).toHaveValue('11/30');
    expect(await expiry.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
    await expiry.press('End');
    for (const left of ['11/3', '11/', '11', '1', '']) {
      await page.keyboard.press('Backspace');
      await expect(expiry).toHaveValue(left);
    }
  });

  test('are gone once the step is left, whichever way it was reached', async ({ page }) => {
    await continueToPayment(page, 'kickoff');
    await page.goBack();
    await field(page, 'First name').focus();
    await page.goForward();
    await field(page, 'Card number').fill('4242 4242 4242 4242');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(field(page, 'First name')).toBeVisible();
    await page.goBack();
    await expect(field(page, 'Card number')).toHaveValue('');
  });

  test('leave their digits nowhere: not in storage, the address, the console or the network', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url(), request.postData() ?? ''));
    page.on('console', (message) => sent.push(message.text()));
    await continueToPayment(page, 'get-momentum');
    await fillFields(page, {
      'Cardholder name': 'Ada Lovelace',
      'Card number': '4000 0012 3456 7899',
      'Expiry date': '12/30',
      CVC: '987',
    });
    await page.getByRole('button', { name: 'Complete Order' }).click();
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
    expect(await record(page, 'payment-details')).toEqual({
      cardholderName: 'Ada Lovelace',
      cardNumber: '•••• •••• •••• 7899',
      expiryDate: '12/30',
      cvc: '•••',
    });
    const kept = await page.evaluate(() =>
      [
        JSON.stringify(localStorage),
        JSON.stringify(sessionStorage),
        JSON.stringify(history.state),
        document.cookie,
      ].join(),
    );
    const seen = `${kept} ${page.url()} ${sent.join(' ')}`;
    expect(seen).not.toMatch(/4000.?0012|0012.?3456|3456.?7899/);
    expect(seen).not.toMatch(/\b987\b/);
  });
});

test.describe('the wait of one second', () => {
  const start = new Date('2026-03-01T12:00:00Z');

  async function orderInTime(page: Page) {
    await page.clock.install({ time: start });
    await continueToPayment(page, 'kickoff');
    await page.getByRole('button', { name: 'Fill in a test card' }).click();
    await page.clock.pauseAt(new Date(start.getTime() + 3_600_000));
    await page.getByRole('button', { name: 'Complete Order' }).click();
    const waiting = page.locator('button[type="submit"]');
    await expect(waiting).toBeDisabled();
    await expect(waiting).not.toHaveText('Complete Order');
  }

  test('is one second, and not less', async ({ page }) => {
    await orderInTime(page);
    await page.clock.runFor(999);
    await expect(page).toHaveURL('/checkout/kickoff/payment');
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/checkout/kickoff/confirmation');
  });

  test('is cancelled by the Back button of the step', async ({ page }) => {
    await orderInTime(page);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.clock.runFor(5_000);
    await expect(page).toHaveURL('/checkout/kickoff');
    await expect(field(page, 'First name')).toBeVisible();
  });

  test("is cancelled by the browser's Back, after which the step can be used again", async ({ page }) => {
    await orderInTime(page);
    await page.goBack();
    await expect(field(page, 'First name')).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(page).toHaveURL('/checkout/kickoff');
    await page.goForward();
    await expect(page.getByRole('button', { name: 'Complete Order' })).toBeEnabled();
  });

  test('is cancelled by leaving for another page', async ({ page }) => {
    await orderInTime(page);
    await page.getByRole('link', { name: `Home: ${company.name}` }).click();
    await expect(page).toHaveURL('/');
    await page.clock.runFor(5_000);
    await expect(page).toHaveURL('/');
  });
});

test.describe('View Package Details', () => {
  for (const { id } of catalogue) {
    const href = links.packageDetails(id);
    test(`links from ${id} to ${href}, where there is a page`, async ({ page }) => {
      await openReady(page, `/checkout/${id}/confirmation`);
      const link = page.getByRole('link', { name: 'View Package Details' });
      await expect(link).toHaveAttribute('href', href);
      await link.click();
      await expect(page).toHaveURL(REDIRECTS[href] ?? href);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('and every other short path is redirected for good', async ({ request }) => {
    for (const [from, to] of Object.entries(REDIRECTS)) {
      const response = await request.get(from, { maxRedirects: 0 });
      expect([from, response.status(), response.headers()['location']]).toEqual([from, 308, to]);
      const withQuery = await request.get(`${from}?utm=1`, { maxRedirects: 0 });
      expect(withQuery.headers()['location']).toBe(redirectLocation(to, '?utm=1'));
    }
  });
});

test.describe('an unknown package', () => {
  test('has no first step', async ({ page, expectConsole }) => {
    expectConsole(/status of 404/, /\/checkout\/get-rich/);
    const response = await page.goto('/checkout/get-rich');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
  });

  for (const step of ['payment', 'confirmation']) {
    test(`shows Kickoff at the step ${step}, and says so`, async ({ page }) => {
      const response = await page.goto(`/checkout/get-rich/${step}`);
      expect(response?.status()).toBe(200);
      await untilReady(page);
      await expect(page.getByText(checkoutPage.unknownPackage)).toBeVisible();
      await expect(summaryOf(page)).toContainText(FALLBACK.price);
    });
  }

  test('can be ordered on as Kickoff', async ({ page }) => {
    await openReady(page, '/checkout/get-rich/payment');
    await page.getByRole('button', { name: 'Fill in a test card' }).click();
    await page.getByRole('button', { name: 'Complete Order' }).click();
    await expect(page).toHaveURL('/checkout/kickoff/confirmation');
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: FALLBACK.price }).first()).toBeVisible();
  });
});

test.describe('a later step opened directly', () => {
  for (const step of ['payment', 'confirmation']) {
    test(`says at ${step} that no personal details are saved, and leads to step 1`, async ({ page }) => {
      await openReady(page, `/checkout/get-started/${step}`);
      const main = page.getByRole('main');
      await expect(main.getByText('No personal details are saved')).toBeVisible();
      await main.getByRole('link', { name: 'Enter your personal details' }).click();
      await expect(page).toHaveURL('/checkout/get-started');
    });
  }

  test('says nothing of the kind once they are saved', async ({ page }) => {
    await continueToPayment(page, 'get-started');
    await expect(page.getByText('No personal details are saved')).toHaveCount(0);
  });

  test('takes a record that was tampered with for none', async ({ page }) => {
    await openReady(page, '/checkout/kickoff');
    await page.evaluate(() => localStorage.setItem('personal-details', '{"firstName":{"a":1}}'));
    await openReady(page, '/checkout/kickoff/confirmation');
    await expect(page.getByText('No personal details are saved')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  });
});
