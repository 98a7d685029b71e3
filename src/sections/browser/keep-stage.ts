import { STAGE_CHANGE, withStage } from '../../../domain/stage-address.ts';

/** Writes the stage into the page's address without a history entry. */
export function keepStage(stage: string | undefined): void {
  const address = withStage(location.href, stage);
  if (address === location.href) return;
  history.replaceState(history.state, '', address);
  dispatchEvent(new Event(STAGE_CHANGE));
}
