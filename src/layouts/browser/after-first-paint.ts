import { addTypefaces } from './late-typefaces.ts';

// The first part below the first screen is so near that the first frame renders it. Prerendering does it ahead.
const near = document.querySelector<HTMLElement>('.render-late');
if (near && 'prerendering' in document && document.prerendering) near.style.contentVisibility = 'visible';

// Runs after the first paint. A prerendered page first paints on activation.
requestAnimationFrame(() =>
  setTimeout(() => {
    // Renders the parts below the first screen, see `src/styles/render-late.css`.
    document.body.dataset['painted'] = '';
    // If a typeface fails to load, the fallback stays.
    document.fonts.ready.then(addTypefaces).catch(() => {});
  }),
);
