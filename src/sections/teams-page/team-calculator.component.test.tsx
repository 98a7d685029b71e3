import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { calculatorSizes as sizes } from '../../../catalogue/printed.ts';
import { printEstimate, printHours } from '../../../catalogue/printed-estimate.ts';
import { teams } from '../../../content/teams.ts';
import { teamsPage } from '../../../content/teams-page.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { ESTIMATE_LIMITS, withEstimate } from '../../../domain/order-estimate.ts';
import { formatAmount, perHour } from '../../../domain/price.ts';
import { TeamCalculator } from './team-calculator.tsx';
import { estimateTeam, hoursScale, positionOf } from './team-estimate.ts';

const words = teamsPage.calculator;
const priced = teams.filter(({ cost, hours }) => cost !== 'custom' && hours !== null);
const largest = Math.max(...priced.map(({ hours }) => hours as number));
const custom = teams.find(({ cost }) => cost === 'custom')?.title ?? '';

const hoursField = page.getByRole('textbox', { name: words.hours });
const monthsField = page.getByRole('textbox', { name: words.months });
const slider = page.getByRole('slider', { name: words.slider });
const link = (name: string) => page.getByRole('link', { name });

const open = () => render(<TeamCalculator words={words} sizes={sizes} vat="" start={{ hours: 20, months: 3 }} />);

beforeEach(async () => {
  history.replaceState(null, '', '/');
  await open();
});

async function expectTeam(hours: number, months: number) {
  const { size, total } = estimateTeam(sizes, { hours, months });
  await expect.element(page.getByRole('heading', { level: 3, name: size.title })).toBeVisible();
  await expect.element(page.getByText(formatAmount(total)).first()).toBeVisible();
  for (const [name, address] of [
    [words.order, size.order],
    [words.offer, size.offer],
  ] as const) {
    await expect.element(link(name)).toHaveAttribute('href', withEstimate(address, { hours, months }));
  }
}

test('says the figures of the price list at the hours of each team, also on a page that the browser translates', async () => {
  // A translation replaces each text by elements of its own.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const translated = document.createElement('font');
    text.replaceWith(translated);
    translated.append(text.cloneNode());
  }
  await monthsField.fill('1');
  for (const { hours, title, cost, fte } of priced) {
    await hoursField.fill(`${hours}`);
    await expectTeam(hours as number, 1);
    const heading = page.getByRole('heading', { level: 3, name: title }).element();
    expect(heading.nextElementSibling?.textContent).toContain(formatAmount(cost));
    await expect.element(page.getByText(formatAmount(perHour(cost as number, hours as number)))).toBeVisible();
    await expect.element(page.getByText(`${fte}`, { exact: true }).first()).toBeVisible();
  }
});

test('says where two teams together cover the hours for less, and leads to whom to ask', async (context) => {
  const all = Array.from({ length: largest }, (_, index) => index + 1);
  const cheaper = all.find((hours) => estimateTeam(sizes, { hours, months: 1 }).together);
  if (cheaper === undefined) return context.skip('No two teams are cheaper than one.');
  await hoursField.fill(`${priced[0]?.hours}`);
  await expect.element(link(words.askTogether)).not.toBeInTheDocument();
  await hoursField.fill(`${cheaper}`);
  const asked = printEstimate({ hours: cheaper, months: 3 });
  await expect
    .element(link(words.askTogether))
    .toHaveAttribute('href', expect.stringContaining(encodeURIComponent(asked)));
  const cost = estimateTeam(sizes, { hours: cheaper, months: 1 }).together?.cost ?? 0;
  await expect.element(page.getByText(new RegExp(`${formatAmount(cost)} a month`))).toBeVisible();
});

test("keeps slider and field at the same hours, and snaps to a team's nearby", async () => {
  await hoursField.fill('33');
  await expect.element(slider).toHaveAttribute('aria-valuetext', printHours(33));
  await hoursField.fill('1');
  await expect.element(slider).toHaveAttribute('aria-valuetext', printHours(1));
  await hoursField.fill('33');
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(hoursField).toHaveValue('34');
  await expectTeam(34, 3);
  for (const { hours } of priced) {
    await slider.fill(`${positionOf(hoursScale(teams), hours as number) - 1}`);
    await expect.element(hoursField).toHaveValue(`${hours}`);
  }
});

test.each(['', '0', '20.5', 'many', `${ESTIMATE_LIMITS.hours.max + 1}`])(
  "says at the field that '%s' is no number of hours, and sells nothing on the last result",
  async (written) => {
    await hoursField.fill(written);
    await expect.element(hoursField).toBeInvalid();
    await expect.element(hoursField).toHaveAccessibleDescription(fillIn(words.invalid, ESTIMATE_LIMITS.hours));
    await expect
      .element(page.getByText(fillIn(words.stale, { estimate: printEstimate({ hours: 20, months: 3 }) })))
      .toBeVisible();
    await expect.element(link(words.order)).not.toBeInTheDocument();
    await hoursField.fill('20');
    await expect.element(hoursField).not.toHaveAttribute('aria-invalid');
    await expectTeam(20, 3);
  },
);

test('says the result in a live region once the visitor rests', async () => {
  const status = page.getByRole('status');
  await expect.element(status).toBeEmptyDOMElement();
  await hoursField.fill('9');
  const { size, total } = estimateTeam(sizes, { hours: 9, months: 3 });
  await expect
    .element(status)
    .toHaveTextContent(
      fillIn(words.status, { name: size.title, price: formatAmount(size.cost), total: formatAmount(total) }),
    );
  // Above the hours of all teams the price is agreed: none an hour to note.
  const note = page.getByText(words.note, { exact: false });
  await expect.element(note).toBeVisible();
  await hoursField.fill(`${largest + 1}`);
  await expectTeam(largest + 1, 3);
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(status).toHaveTextContent(`${custom}: ${fillIn(words.agreed, { hours: largest })}`);
});

test('keeps the estimate in the address', async () => {
  await hoursField.fill('31');
  await expect.poll(() => location.search).toBe('?hours=31&months=3');
  await cleanup();
  await open();
  await expect.element(hoursField).toHaveValue('31');
  await expectTeam(31, 3);
  await cleanup();
  history.replaceState(null, '', '/?hours=0&months=5');
  await open();
  await expectTeam(20, 5);
});
