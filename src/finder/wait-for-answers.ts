// With answers in the address the first question is hidden until hydration, because a later one follows.
const LATE_MS = 4_000;
const finder = document.querySelector('.finder');
if (finder && location.search.length > 1 && finder.querySelector('[ssr]')) {
  const show = () => finder.classList.remove('finder-waits');
  finder.classList.add('finder-waits');
  addEventListener('finder-ready', show, { once: true });
  setTimeout(show, LATE_MS);
}
