/** A reason not to back up or restore, in a sentence for whoever asked for it. */
export class BackupError extends Error {}
