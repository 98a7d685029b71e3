import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useDoubleClickGuard } from './use-double-click-guard.ts';

function Steps() {
  const [step, setStep] = useState(0);
  const [count, setCount] = useState(0);
  useDoubleClickGuard();
  return (
    <>
      <button key={step} type="button" onClick={() => setStep(step + 1)}>
        {['Next', 'Order', 'Ordered'][step]}
      </button>
      <button type="button" onClick={() => setCount(count + 1)}>
        Add
      </button>
      <output>{count}</output>
    </>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(async () => {
  await render(<Steps />);
});

test('ignores the second press where the next step has put something else', async () => {
  await userEvent.dblClick(button('Next'));
  await expect.element(button('Order')).toBeVisible();
  await expect.element(button('Order')).not.toHaveFocus();
});

test('takes a click elsewhere at once, and one at the same place by keyboard', async () => {
  await button('Next').click();
  await button('Add').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('1');
  (button('Order').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Ordered')).toBeVisible();
});

test('takes both clicks of a double click on a control that stays', async () => {
  await userEvent.dblClick(button('Add'));
  await expect.element(page.getByRole('status')).toHaveTextContent('2');
});
