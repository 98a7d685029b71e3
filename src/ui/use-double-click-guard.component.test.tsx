import { useState } from 'react';
import { expect, test } from 'vitest';
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

test('ignores a second press where the first has put something else, and none elsewhere or by keyboard', async () => {
  await render(<Steps />);
  await userEvent.dblClick(button('Next'));
  await expect.element(button('Order')).toBeVisible();
  await expect.element(button('Order')).not.toHaveFocus();
  await button('Add').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('1');
  (button('Order').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Ordered')).toBeVisible();
  // Both clicks on a control that stays count.
  await userEvent.dblClick(button('Add'));
  await expect.element(page.getByRole('status')).toHaveTextContent('3');
});
