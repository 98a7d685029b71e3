// `npm start`. In JavaScript, so that Node keeps what it makes of the TypeScript that it loads from here.
import { enableCompileCache } from 'node:module';

enableCompileCache('.astro/compiled');
await import('./start.ts');
