// The configuration of a build in another language. Astro loads `.mjs` with Node itself, so that the hook of `words.ts` is in
// place before everything else.
import './words.ts';

const { default: config } = await import('../astro.config.ts');
export default config;
