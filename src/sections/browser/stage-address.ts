/** The parameter of an address that names where the visitor is. */
export const STAGE = 'stage';

/** The stage that the page's own address names. */
export const stageOfAddress = () => new URLSearchParams(location.search).get(STAGE);

/** An address with the stage in it, its other parameters and its part of the page kept; without one, it is taken out. */
export function withStage(address: string, stage: string | undefined): string {
  const url = new URL(address);
  if (stage) url.searchParams.set(STAGE, stage);
  else url.searchParams.delete(STAGE);
  return url.href;
}

/** Names the stage in the page's own address, without a step in the history. */
export function keepStage(stage: string | undefined): void {
  const address = withStage(location.href, stage);
  if (address !== location.href) history.replaceState(history.state, '', address);
}
