// Unfolds what the packages list, in all cards together, so that they stay comparable. `package-grid.css` folds it.
const grid = document.querySelector<HTMLElement>('.package-grid');
const buttons = document.querySelectorAll<HTMLButtonElement>('[data-unfold-all]');

for (const button of buttons) {
  button.addEventListener('click', () => {
    const top = () => button.getBoundingClientRect().top;
    const before = top();
    const open = grid?.toggleAttribute('data-open') ?? false;
    for (const each of buttons) each.setAttribute('aria-expanded', String(open));
    // The cards above unfold too: the pressed button stays where it is.
    scrollBy({ top: top() - before, behavior: 'instant' });
  });
}
