// Unfolds what the packages inherit, in all cards together, so that they stay comparable. `package-grid.css` folds it.
const grid = document.querySelector<HTMLElement>('.package-grid');
const buttons = document.querySelectorAll<HTMLButtonElement>('[data-unfold-all]');

for (const button of buttons) {
  button.addEventListener('click', () => {
    const open = grid?.toggleAttribute('data-open') ?? false;
    for (const each of buttons) each.setAttribute('aria-expanded', String(open));
  });
}
