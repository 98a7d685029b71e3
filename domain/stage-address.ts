export const STAGE = 'stage';

/** Dispatched on the window when the stage in the page's address has changed. */
export const STAGE_CHANGE = 'stagechange';

export const stageIn = (address: string) => new URL(address).searchParams.get(STAGE);

/** An address with the stage set or removed; other parameters and the fragment are kept. */
export function withStage(address: string, stage: string | undefined): string {
  const url = new URL(address);
  if (stage) url.searchParams.set(STAGE, stage);
  else url.searchParams.delete(STAGE);
  return url.href;
}
