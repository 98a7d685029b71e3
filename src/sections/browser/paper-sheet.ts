// Writes the visitor's date onto a printable sheet and opens the print dialog from its button.
const today = document.querySelector('[data-today]');
if (today) today.textContent = new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' });

document.querySelector('[data-print]')?.addEventListener('click', () => print());
