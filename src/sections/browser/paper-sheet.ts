// The day on a sheet of paper is the visitor's, and its button opens the print dialog.
const today = document.querySelector('[data-today]') as HTMLTimeElement;
const now = new Date();
today.dateTime = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  .map((part) => `${part}`.padStart(2, '0'))
  .join('-');
today.textContent = now.toLocaleDateString('en-GB', { dateStyle: 'long' });

document.querySelector('[data-print]')?.addEventListener('click', () => print());

export {};
