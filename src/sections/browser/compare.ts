import { stageIn } from '../../../domain/stage-address.ts';
import { keepStage } from './keep-stage.ts';

// The selection works without this script, which also reads the stage from the address and writes it there. Stores nothing.
const stage = document.querySelector('[data-stage]') as HTMLSelectElement;
const picks = [...document.querySelectorAll<HTMLSelectElement>('[data-pick]')];
const wanted = stageIn(location.href);

/** On a narrow screen, shows the stage's package beside the next one up, or the one below the highest. */
function showPackage() {
  const column = document.querySelector(`th > .for-${stage.value}`)?.closest('th');
  const place = column ? [...(column.parentElement?.querySelectorAll('th') ?? [])].indexOf(column) : -1;
  const [first, second] = picks;
  if (!first || !second || place < 0) return;
  first.selectedIndex = Math.max(Math.min(place, first.options.length - 2), 0);
  second.selectedIndex = Math.min(first.selectedIndex + 1, second.options.length - 1);
}

if (wanted && [...stage.options].some(({ value }) => value === wanted)) {
  stage.value = wanted;
  showPackage();
}
stage.addEventListener('change', () => {
  keepStage(stage.value);
  if (stage.value) showPackage();
});
