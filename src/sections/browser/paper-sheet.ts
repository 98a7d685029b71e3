// The day on a sheet of paper is the visitor's, and its button opens the print dialog.
const today = document.querySelector('[data-today]') as HTMLElement;
today.textContent = new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' });

document.querySelector('[data-print]')?.addEventListener('click', () => print());
