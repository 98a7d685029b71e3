import chosenStage from './chosen-stage.css?raw';

// The chosen control is the state. One rule is generated for each stage, so that style sheets contain no ids.

/** Shows elements of class `for-<id>` for the chosen stage. */
export function stageRules(ids: readonly string[]): string {
  const chosen = ids.map((id) => `:root:has(#stage-${id}:checked) .for-${id}`);
  // By its class, or each would be tried on every element.
  return chosenStage.replaceAll(':--chosen', `.for-stage:is(${chosen.join()})`);
}

/** Draws the hero's line up to the chosen stop and shows the scores that its stage has earned. */
export function stopRules(stages: readonly { id: string; earned: number }[]): string {
  return stages
    .map(({ id, earned }, index) => {
      const place = `var(--x${index + 1})`;
      const hero = `.hero:has(#stage-${id}:checked)`;
      return [
        `.stop:has(#stage-${id}){--x:${place}}`,
        // A stop off the line has the place where its branch leaves.
        `${hero} .stops,${hero} .going-so-far{--at:var(--at${index + 1},${place})}`,
        `${hero} .hero-art{--earned:${earned}}`,
      ].join('');
    })
    .join('');
}
