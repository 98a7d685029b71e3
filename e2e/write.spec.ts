import { DatabaseSync } from 'node:sqlite';
import { contactChoiceLabel } from '../catalogue/contact-choices.ts';
import { company } from '../content/company.ts';
import { contact } from '../content/contact.ts';
import { home } from '../content/home.ts';
import { stages, stageWords } from '../content/stages.ts';
import { ANSWER_WITHIN_MS, CONTACT_FUNCTION_PATH } from '../domain/contact-function.ts';
import { links } from '../domain/links.ts';
import { contactChoiceFor } from '../domain/package-ids.ts';
import { startMailbox } from '../testing/mailbox.ts';
import { axeViolations } from './accessibility.ts';
import { callsOf, FAILED, FUNCTION, mailFrom, SENT } from './messages.ts';
import {
  expect,
  expectToast,
  holdScripts,
  openContactForm,
  pressTwice,
  test,
  toastRegion,
  untilReady,
} from './site.ts';

const CHOICE = contactChoiceLabel('get-scale');

test.describe('a message', () => {
  test('leaves nothing on the device, and asks for no session, while nobody has signed in', async ({ page }) => {
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    const form = await openContactForm(page);
    await form.email.fill('ada+nothing-left@example.com');
    await form.message.fill('What do you keep?');
    await form.send.click();
    await expectToast(page, ...SENT);
    const kept = await page.evaluate(async () => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      cookie: document.cookie,
      databases: (await indexedDB.databases()).length,
    }));
    expect(kept).toEqual({ local: [], session: [], cookie: '', databases: 0 });
    expect(await page.context().cookies()).toEqual([]);
    expect(paths.filter((path) => path.includes('/v1/'))).toEqual([CONTACT_FUNCTION_PATH]);
  });

  test('is sent by a client that looks for a session, and would keep one', async ({ page }) => {
    // A session that is far from its end: it is found, and the message carries its token.
    const token = [{ alg: 'none' }, { sub: 'ada', exp: 4_000_000_000 }, {}].map((part) => btoa(JSON.stringify(part)));
    await page.addInitScript((access) => {
      const session = {
        access_token: access,
        refresh_token: 'refresh',
        expires_at: 4_000_000_000,
        user: { id: 'ada' },
      };
      localStorage.setItem(`sb-${location.hostname.split('.')[0]}-auth-token`, JSON.stringify(session));
    }, token.join('.'));
    const calls = callsOf(page);
    const form = await openContactForm(page);
    await form.email.fill('ada+session@example.com');
    await form.message.fill('Do you know me?');
    await form.send.click();
    await expectToast(page, ...SENT);
    expect(calls[0]?.headers['authorization']).toBe(`Bearer ${token.join('.')}`);
  });

  test('arrives in the mailbox and in the inbox with every field intact', async ({ page, site }) => {
    const calls = callsOf(page);
    const form = await openContactForm(page);
    await form.email.fill('ada+story@example.com');
    await form.linkedIn.fill('https://www.linkedin.com/in/ada-löve');
    await form.phone.fill('+49 (30) 123 45-67');
    await form.package.selectOption('get-scale');
    await form.message.fill('Grüße 🚀\n<b>zweite Zeile</b> & "mehr"');
    await form.send.click();
    await expectToast(page, ...SENT);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toEqual({
      email: 'ada+story@example.com',
      linkedIn: 'https://www.linkedin.com/in/ada-löve',
      phone: '+49 (30) 123 45-67',
      package: 'get-scale',
      message: 'Grüße 🚀\n<b>zweite Zeile</b> & "mehr"',
    });
    expect(calls[0]?.headers['apikey']).toBe('local-public-key');
    expect(calls[0]?.headers['authorization']).toBe('Bearer local-public-key');

    const [mail] = await mailFrom(site, 'ada+story@example.com');
    expect(mail?.to).toMatchObject([{ address: company.email }]);
    expect(mail?.subject).toContain(CHOICE);
    for (const text of [
      'ada+story@example.com',
      'https://www.linkedin.com/in/ada-löve',
      '+49 (30) 123 45-67',
      CHOICE,
      'Grüße 🚀\n<b>zweite Zeile</b> & "mehr"',
    ]) {
      expect(mail?.text).toContain(text);
    }
    expect(mail?.html).toContain('Grüße 🚀');
    expect(mail?.html).toContain('&lt;b&gt;zweite Zeile&lt;/b&gt; &amp;');
    expect(mail?.html).not.toContain('<b>zweite');

    const inbox = await site.inbox();
    for (const text of [
      'ada+story@example.com',
      'https://www.linkedin.com/in/ada-löve',
      '+49 (30) 123 45-67',
      CHOICE,
      'Grüße 🚀',
      '<b>zweite Zeile</b> & "mehr"',
    ]) {
      expect(inbox).toContain(text);
    }
  });

  test('needs an email address and a few words only, and clears the form once it is sent', async ({ page, site }) => {
    const form = await openContactForm(page);
    await form.email.fill('brief@example.com');
    await form.package.selectOption('not-sure');
    await form.message.fill('Hello');
    await form.send.click();
    await expectToast(page, ...SENT);
    const next = page.locator('#contact form').getByRole('listitem');
    await expect(next).toContainText(contact.next.steps.map(({ title }) => title));
    for (const step of await next.all()) await expect(step).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: contact.another }).click();
    for (const cleared of [form.email, form.linkedIn, form.phone, form.package, form.message]) {
      await expect(cleared).toHaveValue('');
    }
    const [mail] = await mailFrom(site, 'brief@example.com');
    expect(mail?.subject).toContain('Not sure yet');
  });

  test('names the package that the address has chosen', async ({ page, site }) => {
    const form = await openContactForm(page, '/?package=get-scale#contact');
    await form.email.fill('preselected@example.com');
    await form.message.fill('Hello');
    await form.send.click();
    await expectToast(page, ...SENT);
    const [mail] = await mailFrom(site, 'preselected@example.com');
    expect(mail?.subject).toContain(CHOICE);
  });

  test('is sent once by a double click', async ({ page, site }) => {
    const calls = callsOf(page);
    const form = await openContactForm(page);
    await form.email.fill('double@example.com');
    await form.message.fill('Only once');
    await form.send.dblclick();
    await expectToast(page, ...SENT);
    // A message that is sent later has arrived: whatever the second click had sent would be there too.
    await page.getByRole('button', { name: contact.another }).click();
    await form.email.fill('afterwards@example.com');
    await form.message.fill('Another one');
    await form.send.click();
    await mailFrom(site, 'afterwards@example.com');
    expect(await mailFrom(site, 'double@example.com')).toHaveLength(1);
    expect((await site.inbox()).split('double@example.com')).toHaveLength(2);
    expect(calls).toHaveLength(2);
  });

  test('is sent once by two presses of the button that nothing comes between', async ({ page }) => {
    const calls = callsOf(page);
    const form = await openContactForm(page);
    await form.email.fill('pressed-twice@example.com');
    await form.message.fill('Only once');
    await pressTwice(form.send);
    await expectToast(page, ...SENT);
    await expect(page.getByText(contact.next.title)).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  test('is being sent as long as the answer is not there: the button says so and waits', async ({ page }) => {
    const underWay = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    await page.route(FUNCTION, async (route) => {
      underWay.resolve();
      await go.promise;
      await route.continue();
    });
    const form = await openContactForm(page);
    await expect(form.send).toHaveText('Send Message');
    await form.email.fill('slow@example.com');
    await form.message.fill('A slow line');
    await form.send.click();
    await underWay.promise;
    await expect(form.send).toHaveText('Sending...');
    await expect(form.send).toBeDisabled();
    go.resolve();
    await expectToast(page, ...SENT);
    // In its place stands what happens next, until another message is written.
    await expect(form.send).toHaveCount(0);
    await page.getByRole('button', { name: contact.another }).click();
    await expect(form.email).toBeFocused();
    await expect(form.send).toHaveText('Send Message');
    await expect(form.send).toBeEnabled();
    await expect(page.getByText(contact.next.title)).toHaveCount(0);
  });

  for (const width of [320, 360, 1280]) {
    test(`at ${width} px once sent has what happens next in the place of its fields, and nothing else moves`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const form = await openContactForm(page);
      await form.email.fill('next@example.com');
      await form.message.fill('What happens next?');
      const heights = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await heights();
      await form.send.click();
      await expectToast(page, ...SENT);
      for (const gone of [form.email, form.linkedIn, form.phone, form.package, form.message, form.send])
        await expect(gone).toBeHidden();
      expect(await heights()).toBe(before);
      // Below the toast, which stands over the top of the window, the panel begins.
      const title = page.locator('#contact form').getByText(contact.toasts.sent.title, { exact: true });
      await expect(title).toBeInViewport({ ratio: 1 });
      const next = page.locator('#contact form').getByRole('heading', { name: contact.next.title });
      await expect(next, 'the button had the focus').toBeFocused();
      const toast = toastRegion(page).getByRole('listitem');
      const boxes = [await toast.boundingBox(), await title.boundingBox()] as const;
      if (width < 600) expect(boxes[1]?.y ?? 0).toBeGreaterThan((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0));
      expect(await axeViolations(page)).toEqual([]);
    });

    test(`at ${width} px shows name and price of a package whole once it is chosen`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      const form = await openContactForm(page);
      const cut = await form.package.evaluate((select: HTMLSelectElement) => {
        const style = getComputedStyle(select);
        const words = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        words.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const room = select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
        return Array.from(select.options, ({ text }) => text).filter((text) => words.measureText(text).width > room);
      });
      // A longer one ends in dots: an owner may choose any name.
      const holds = width < 360 ? 25 : 28;
      expect(cut.filter((text) => text.length <= holds)).toEqual([]);
    });
  }
});

test.describe('a message that is not finished', () => {
  test('survives a reload, and is forgotten once it is sent', async ({ page }) => {
    const form = await openContactForm(page);
    await form.email.fill('draft@example.com');
    await form.package.selectOption('kickoff');
    await form.message.fill('To be continued\n…');
    await page.reload();
    await untilReady(page);
    await expect(form.email).toHaveValue('draft@example.com');
    await expect(form.package).toHaveValue('kickoff');
    await expect(form.message).toHaveValue('To be continued\n…');
    await form.send.click();
    await expectToast(page, ...SENT);
    await page.reload();
    await untilReady(page);
    await expect(form.email).toHaveValue('');
    await expect(form.message).toHaveValue('');
  });

  for (const [device, width] of [
    ['a wide screen', 1280],
    ['a phone', 390],
  ] as const) {
    test(`stays in the form while its writer reads another section, on ${device}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(links.package('get-scale'));
      const form = await openContactForm(page, links.contactAbout('get-scale'));
      await form.message.fill('To be continued');
      const opener = page.getByRole('button', { name: 'Open menu' });
      const isPhone = await opener.isVisible();
      if (isPhone) await opener.click();
      const place = isPhone ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner');
      await place.getByRole('link', { name: 'What We Do' }).click();
      await expect(page).toHaveURL('/?package=get-scale#what-we-do');
      await expect(page.getByRole('heading', { name: home.whatWeDo.title })).toBeInViewport();
      await expect(form.message).toHaveValue('To be continued');
      await expect(form.package).toHaveValue('get-scale');
      await page.goBack();
      await expect(page).toHaveURL(links.contactAbout('get-scale'));
      await page.goBack();
      await expect(page).toHaveURL(links.package('get-scale'));
    });
  }

  test('stays in the form when a link of the page asks about a package', async ({ page }) => {
    const form = await openContactForm(page);
    await form.message.fill('To be continued');
    const [stage] = stages;
    await page.getByRole('radio', { name: stage?.label ?? '', exact: true }).check();
    await page
      .getByRole('link', { name: new RegExp(`^${stageWords.ask}`) })
      .filter({ visible: true })
      .first()
      .click();
    await expect(form.email).toBeInViewport();
    await expect(form.message).toHaveValue('To be continued');
    await expect(form.package).toHaveValue(contactChoiceFor(stage?.package ?? 'kickoff'));
    await page.reload();
    await form.message.scrollIntoViewIfNeeded();
    await untilReady(page);
    await expect(form.message).toHaveValue('To be continued');
  });

  test('survives a reload at another section, and Back to the form', async ({ page }) => {
    const form = await openContactForm(page);
    await form.message.fill('To be continued');
    await page.getByRole('banner').getByRole('link', { name: 'What We Do' }).click();
    await expect(page).toHaveURL('/#what-we-do');
    await page.reload();
    await form.message.scrollIntoViewIfNeeded();
    await untilReady(page);
    await expect(form.message).toHaveValue('To be continued');
    await page.goBack();
    await page.reload();
    await untilReady(page);
    await expect(form.message).toHaveValue('To be continued');
    const kept = await page.evaluate(() => localStorage.length + sessionStorage.length);
    expect(kept, 'in no storage').toBe(0);
  });

  test('survives a reload right after a key', async ({ page }) => {
    const form = await openContactForm(page);
    await form.message.pressSequentially('Typed in no time');
    await page.reload();
    // A browser may bring the text back by itself; not every one does.
    expect(await page.evaluate(() => history.state.contactDraft.message)).toBe('Typed in no time');
    await untilReady(page);
    await expect(form.message).toHaveValue('Typed in no time');
  });

  test('is written seldom enough for a browser that limits it, and sent all the same', async ({ page }) => {
    await page.addInitScript(() => {
      const { replaceState } = history;
      let calls = 0;
      history.replaceState = (...state) => {
        calls += 1;
        document.documentElement.dataset['calls'] = `${calls}`;
        if (calls > 100) throw new DOMException('Attempt to use history.replaceState() more than 100 times');
        replaceState.apply(history, state);
      };
    });
    const form = await openContactForm(page);
    await form.email.fill('limited@example.com');
    const calls = () => page.locator('html').getAttribute('data-calls').then(Number);
    const [before, start] = [await calls(), Date.now()];
    await form.message.pressSequentially('m'.repeat(130));
    const writes = (await calls()) - before;
    // 100 in 30 seconds, beside one when the email is left and one at the first key.
    expect(writes).toBeLessThanOrEqual(2 + (Date.now() - start) * (100 / 30_000));
    await page
      .evaluate(() => {
        while (true) history.replaceState(history.state, '');
      })
      .catch(() => {});
    await form.send.click();
    await expectToast(page, ...SENT);
    await expect(page.getByText(contact.next.title)).toBeVisible();
  });

  test('may have been typed before the script has arrived', async ({ page, site }) => {
    const letGo = await holdScripts(page);
    await page.goto('/#contact', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Email' }).fill('early@example.com');
    await page.getByRole('textbox', { name: 'Message' }).fill('Faster than the script');
    letGo();
    await untilReady(page);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('early@example.com');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expectToast(page, ...SENT);
    const [mail] = await mailFrom(site, 'early@example.com');
    expect(mail?.text).toContain('Faster than the script');
  });
});

test.describe('a message that cannot be sent', () => {
  test('without email and words raises the toast, says so at each field and goes to the first', async ({ page }) => {
    const calls = callsOf(page);
    const form = await openContactForm(page);
    await form.send.click();
    await expectToast(page, 'Required fields missing', 'Please fill in your email address and message');
    await expect(form.email).toHaveAttribute('aria-invalid', 'true');
    await expect(form.email).toHaveAccessibleDescription(/Please enter your email address\./);
    await expect(form.message).toHaveAttribute('aria-invalid', 'true');
    await expect(form.message).toHaveAccessibleDescription(/Please write a message\./);
    await expect(form.email).toBeFocused();
    expect(calls).toHaveLength(0);

    await form.email.fill('ada@example.com');
    await expect(form.email).not.toHaveAttribute('aria-invalid', 'true');
    await form.message.fill(' \n ');
    await form.send.click();
    await expectToast(page, 'Required fields missing', 'Please fill in your email address and message');
    await expect(form.message).toBeFocused();
    expect(calls).toHaveLength(0);
  });

  test('for a malformed email address says so at the field only', async ({ page }) => {
    const calls = callsOf(page);
    const form = await openContactForm(page);
    await expect(form.email).toHaveAttribute('type', 'email');
    await form.email.fill('ada@example');
    await form.message.fill('Hello');
    await form.send.click();
    await expect(form.email).toHaveAccessibleDescription(/Please enter a valid email address\./);
    await expect(form.email).toBeFocused();
    await expect(toastRegion(page).getByRole('listitem')).toHaveCount(0);
    expect(calls).toHaveLength(0);
  });

  test('for its length says so at the field, after a counter has warned', async ({ page }) => {
    const calls = callsOf(page);
    const form = await openContactForm(page);
    await form.email.fill('ada@example.com');
    await form.message.fill('m'.repeat(4_990));
    await expect(page.getByText('10 characters left')).toBeVisible();
    await form.message.fill('m'.repeat(5_001));
    await form.send.click();
    await expect(form.message).toHaveAccessibleDescription(/at most 5,000 characters/);
    await expect(toastRegion(page).getByRole('listitem')).toHaveCount(0);
    expect(calls).toHaveLength(0);
  });

  test('because the server fails after a while gives the focus back to the button', async ({ page, expectConsole }) => {
    expectConsole(/status of 500/, /not sent/);
    const go = Promise.withResolvers<void>();
    await page.route(FUNCTION, async (route) => {
      await go.promise;
      await route.fulfill({ status: 500 });
    });
    const form = await openContactForm(page);
    await form.email.fill('focus@example.com');
    await form.message.fill('Hello');
    await form.send.focus();
    await page.keyboard.press('Enter');
    await expect(form.send).toHaveText('Sending...');
    await expect(page.locator('body'), 'a disabled button loses the focus').toBeFocused();
    go.resolve();
    await expectToast(page, ...FAILED);
    await expect(form.send).toBeFocused();
  });

  test('because the visitor is offline is announced by a live region that was there before', async ({
    page,
    context,
  }) => {
    const form = await openContactForm(page);
    const gap = async () => {
      const [message, button] = await Promise.all([form.message.boundingBox(), form.send.boundingBox()]);
      return (button?.y ?? 0) - (message?.y ?? 0) - (message?.height ?? 0);
    };
    const notice = page.locator('#contact form').getByRole('status');
    await expect(notice).toHaveText('');
    expect(await gap(), 'an empty one takes no room').toBe(20);
    await context.setOffline(true);
    await expect(notice).toHaveText(contact.offline);
  });

  test('because the visitor is offline keeps every value and can be sent again', async ({
    page,
    context,
    site,
    expectConsole,
  }) => {
    expectConsole(/ERR_INTERNET_DISCONNECTED/, /not sent/);
    const calls = callsOf(page);
    const form = await openContactForm(page);
    await form.email.fill('offline@example.com');
    await form.linkedIn.fill('linkedin.com/in/offline');
    await form.phone.fill('0301234567');
    await form.package.selectOption('kickoff');
    await form.message.fill('From the train');
    await context.setOffline(true);
    await expect(page.getByText(/You are offline/)).toBeVisible();
    await form.send.click();
    await expectToast(page, ...FAILED);
    await expect(form.email).toHaveValue('offline@example.com');
    await expect(form.linkedIn).toHaveValue('linkedin.com/in/offline');
    await expect(form.phone).toHaveValue('0301234567');
    await expect(form.package).toHaveValue('kickoff');
    await expect(form.message).toHaveValue('From the train');
    await context.setOffline(false);
    await expect(page.getByText(/You are offline/)).toHaveCount(0);
    await form.send.click();
    await expectToast(page, ...SENT);
    expect(await mailFrom(site, 'offline@example.com')).toHaveLength(1);
    expect(calls.length).toBeGreaterThan(0);
  });

  test('because the answer got lost arrives once when it is sent again', async ({ page, site, expectConsole }) => {
    expectConsole(/ERR_FAILED/, /not sent/);
    const calls = callsOf(page);
    await page.route(
      FUNCTION,
      async (route) => {
        // The message does reach the server; only its answer is lost on the way back.
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    const form = await openContactForm(page);
    await form.email.fill('lost@example.com');
    await form.message.fill('Once, please');
    await form.send.click();
    await expectToast(page, ...FAILED);
    await form.send.click();
    await expectToast(page, ...SENT);
    expect(calls).toHaveLength(2);
    expect(calls[0]?.headers['idempotency-key']).toBeTruthy();
    expect(calls[1]?.headers['idempotency-key']).toBe(calls[0]?.headers['idempotency-key']);
    expect((await site.inbox()).split('lost@example.com')).toHaveLength(2);
    expect(await mailFrom(site, 'lost@example.com')).toHaveLength(1);
  });
});

test.describe('a message that gets no answer', () => {
  test('counts as not sent after 20 seconds, keeps every value, and arrives once when it is sent again', async ({
    page,
    site,
    expectConsole,
  }) => {
    expectConsole(/not sent/);
    await page.clock.install();
    const calls = callsOf(page);
    const underWay = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    await page.route(
      FUNCTION,
      async (route) => {
        underWay.resolve();
        await go.promise;
        // The line moves again: what the visitor had given up on does reach the server.
        const { url, method, headers, postData } = calls[0] as (typeof calls)[number];
        await page.request.fetch(url, { method, headers, data: postData });
        arrived.resolve();
        await route.abort().catch(() => {});
      },
      { times: 1 },
    );
    const form = await openContactForm(page);
    await form.email.fill('no-answer@example.com');
    await form.package.selectOption('get-scale');
    await form.message.fill('Are you there?');
    await form.send.click();
    await underWay.promise;
    await page.clock.runFor(ANSWER_WITHIN_MS - 1_000);
    await expect(form.send).toHaveText('Sending...');
    await page.clock.runFor(2_000);
    await expectToast(page, ...FAILED);
    await expect(form.send).toBeEnabled();
    await expect(form.email).toHaveValue('no-answer@example.com');
    await expect(form.package).toHaveValue('get-scale');
    await expect(form.message).toHaveValue('Are you there?');

    go.resolve();
    await arrived.promise;
    await form.send.click();
    await expectToast(page, ...SENT);
    expect(calls[1]?.headers['idempotency-key']).toBe(calls[0]?.headers['idempotency-key']);
    expect((await site.inbox()).split('no-answer@example.com')).toHaveLength(2);
    expect(await mailFrom(site, 'no-answer@example.com')).toHaveLength(1);
  });

  test('does not wait for the code that sends it for longer either', async ({ page, expectConsole }) => {
    expectConsole(/not sent/);
    await page.clock.install();
    await page.route(/supabase|dist\.[\w-]+\.js/, () => {});
    const form = await openContactForm(page);
    await form.email.fill('no-code@example.com');
    await form.message.fill('A line that stands still');
    await form.send.click();
    await expect(form.send).toHaveText('Sending...');
    await page.clock.runFor(ANSWER_WITHIN_MS + 1_000);
    await expectToast(page, ...FAILED);
    await expect(form.message).toHaveValue('A line that stands still');
  });
});

test('what is typed while a message is being sent changes nothing, and nothing is lost', async ({ page, site }) => {
  const underWay = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  await page.route(FUNCTION, async (route) => {
    underWay.resolve();
    await go.promise;
    await route.continue();
  });
  const form = await openContactForm(page);
  await form.email.fill('while-sending@example.com');
  await form.package.selectOption('get-scale');
  await form.message.fill('First');
  await form.send.click();
  await underWay.promise;
  await form.message.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' and more');
  await expect(form.message, 'refused, not swallowed later').toHaveValue('First');
  await expect(form.message).toHaveAttribute('readonly');
  await form.package.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await expect(form.package).toHaveValue('get-scale');
  await expect(form.package, 'it can still be reached').toBeFocused();
  go.resolve();
  await expectToast(page, ...SENT);
  await page.getByRole('button', { name: contact.another }).click();
  await expect(form.message).toHaveValue('');
  await form.message.fill('Second');
  await expect(form.message).toHaveValue('Second');
  await form.package.selectOption('kickoff');
  const [mail] = await mailFrom(site, 'while-sending@example.com');
  expect(mail?.text).toContain('First');
  expect(mail?.text).not.toContain('and more');
  expect(mail?.subject).toContain(CHOICE);
});

test.describe('a server in trouble', () => {
  test.use({ baseURL: ({ ownSite }, use) => use(ownSite.url) });

  test('that cannot store the message says so, and the form keeps it', async ({ page, ownSite, expectConsole }) => {
    expectConsole(/status of 5\d\d/, /not sent/);
    const form = await openContactForm(page);
    const database = new DatabaseSync(ownSite.databasePath);
    const tables = database
      .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
      .all()
      .map(({ name }) => String(name));
    for (const name of tables) database.exec(`alter table "${name}" rename to "gone_${name}"`);
    await form.email.fill('trouble@example.com');
    await form.message.fill('Can you hear me?');
    await form.send.click();
    await expectToast(page, ...FAILED);
    await expect(form.email).toHaveValue('trouble@example.com');
    await expect(form.message).toHaveValue('Can you hear me?');
    const instead = await page.getByRole('link', { name: 'Write us an email instead' }).getAttribute('href');
    expect(instead).toMatch(/body=Can%20you%20hear%20me%3F/);
    expect(instead?.startsWith(`mailto:${company.email}?`)).toBe(true);

    for (const name of tables) database.exec(`alter table "gone_${name}" rename to "${name}"`);
    database.close();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectToast(page, ...SENT);
    expect(await mailFrom(ownSite, 'trouble@example.com')).toHaveLength(1);
  });

  test('whose mail server is down still takes the message, and mails it once that is back', async ({
    page,
    ownSite,
  }) => {
    await ownSite.mailbox.stop();
    const form = await openContactForm(page);
    await form.email.fill('patient@example.com');
    await form.message.fill('No hurry');
    await form.send.click();
    await expectToast(page, ...SENT);
    expect(await ownSite.inbox()).toMatch(/patient@example\.com {2}\[waiting/);
    const back = await startMailbox({ port: ownSite.mailbox.port });
    try {
      const [mail] = await back.received(1);
      expect(mail?.text).toContain('No hurry');
      await expect.poll(() => ownSite.inbox()).toMatch(/patient@example\.com {2}\[mailed/);
      expect(back.mails).toHaveLength(1);
    } finally {
      await back.stop();
    }
  });
});
