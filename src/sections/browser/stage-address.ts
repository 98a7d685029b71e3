/** The query parameter with the visitor's stage. */
export const STAGE = 'stage';

/** The stage in the page's address. */
export const stageOfAddress = () => new URLSearchParams(location.search).get(STAGE);

/** An address with the stage set or removed; other parameters and the fragment are kept. */
export function withStage(address: string, stage: string | undefined): string {
  const url = new URL(address);
  if (stage) url.searchParams.set(STAGE, stage);
  else url.searchParams.delete(STAGE);
  return url.href;
}

/** Writes the stage into the page's address without a history entry. */
export function keepStage(stage: string | undefined): void {
  const address = withStage(location.href, stage);
  if (address !== location.href) history.replaceState(history.state, '', address);
}
