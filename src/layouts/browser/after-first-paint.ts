import { addTypefaces } from './late-typefaces.ts';

// Runs after the first paint. A prerendered page is painted when it is activated.
requestAnimationFrame(() =>
  setTimeout(() => {
    // Renders the parts below the first screen, see `src/styles/render-late.css`.
    document.body.dataset['painted'] = '';
    // A face that does not load is not used.
    document.fonts.ready.then(addTypefaces).catch(() => {});
  }),
);
