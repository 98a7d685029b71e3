import { STAGE_CHANGE, withStage } from '../../../domain/stage-address.ts';

export function keepStage(stage: string | undefined): void {
  const address = withStage(location.href, stage);
  if (address === location.href) return;
  history.replaceState(history.state, '', address);
  dispatchEvent(new Event(STAGE_CHANGE));
}
