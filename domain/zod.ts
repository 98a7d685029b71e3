// Zod compiles schemas with `new Function` where it can; a strict content security policy blocks that and the browser logs
// it. Use this `z` everywhere: it never tries.
import * as z from 'zod/mini';

z.config({ jitless: true });

export { z };
