// Inlined into every page, so kept short.
import './after-first-paint.ts';

// The year in the page is that of the build; every footer has it.
(document.querySelector('[data-year]') as { textContent: unknown }).textContent = new Date().getFullYear();
