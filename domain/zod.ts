// Zod compiles schemas with `new Function` where it can; a strict content security policy forbids that and the
// browser logs the attempt. Every schema of the project is made with this `z`, which never tries.
import * as z from 'zod/mini';

z.config({ jitless: true });

export { z };
