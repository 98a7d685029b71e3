import chosenStage from './chosen-stage.css?raw';

// The control that is chosen is the state, with a script and without one. What depends on which of them it is gets a rule
// for each stage here, so that style sheets name none.

/** Shows what is for the chosen stage: parts of the class `for-` with its id. */
export function stageRules(ids: readonly string[]): string {
  const chosen = ids.map((id) => `:root:has(#stage-${id}:checked) .for-${id}`);
  return chosenStage.replaceAll(':--chosen', `:is(${chosen.join()})`);
}

/** Draws the hero's line as far as the chosen stop, and shows as many scores as its stage has earned. */
export function stopRules(stages: readonly { id: string; earned: number }[]): string {
  return stages
    .map(({ id, earned }, index) => {
      const place = `var(--x${index + 1})`;
      const hero = `.hero:has(#stage-${id}:checked)`;
      return [
        `.stop:has(#stage-${id}){--x:${place}}`,
        `${hero} :is(.stops,.going-so-far){--at:${place}}`,
        `${hero} .hero-art{--earned:${earned}}`,
      ].join('');
    })
    .join('');
}
