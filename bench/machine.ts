import { cpus, totalmem } from 'node:os';

/** The machine that a result was measured on. */
export const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
