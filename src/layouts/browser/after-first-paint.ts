import { addTypefaces } from './late-typefaces.ts';

// Runs after the first paint. A prerendered page first paints on activation.
requestAnimationFrame(() =>
  setTimeout(() => {
    // Renders the parts below the first screen, see `src/styles/render-late.css`.
    document.body.dataset['painted'] = '';
    // If a typeface fails to load, the fallback stays.
    document.fonts.ready.then(addTypefaces).catch(() => {});
  }),
);
