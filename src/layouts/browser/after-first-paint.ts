import { addTypefaces } from './late-typefaces.ts';

// What waits for the first paint. A page that is prepared ahead of its visit is painted when it is visited.
requestAnimationFrame(() =>
  setTimeout(() => {
    // The parts below the first screen are rendered from now on, see `src/styles/render-late.css`.
    document.body.dataset['painted'] = '';
    // One that does not come is not shown.
    document.fonts.ready.then(addTypefaces).catch(() => {});
  }),
);
