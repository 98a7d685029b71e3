import { keepStage, stageOfAddress } from './stage-address.ts';

// Choosing works without this: here the stage is also taken from the address and kept there. Nothing is stored.
const stage = document.querySelector('[data-stage]') as HTMLSelectElement;
const picks = [...document.querySelectorAll<HTMLSelectElement>('[data-pick]')];
const wanted = stageOfAddress();

/** On a narrow screen the package for the stage is shown, beside the one above it, or below the highest. */
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
