/** Why a backup or a restore was refused, in a sentence for the operator. */
export class BackupError extends Error {}
