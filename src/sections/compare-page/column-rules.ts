// Which packages stand beside each other on a narrow screen follows from two lists. A style sheet cannot say 'the column of
// the chosen option', so each column gets its rules here, for as many packages as there are.

/** The rules for so many columns: where a chosen one stands, and what is hidden where only differences are asked for. */
export function columnRules(count: number): string {
  const places = Array.from({ length: count }, (_, index) => index + 1);
  const first = (place: number) => `.compare-pick:first-child :nth-child(${place}):checked`;
  const second = (place: number) => `.compare-pick + .compare-pick :nth-child(${place}):checked`;
  const twice = places.map((place) => `:has(${first(place)}):has(${second(place)})`).join();
  /** A row or a group in which a chosen package has something else than that of a column. */
  const differs = (column: number) =>
    places.map(
      (place) =>
        `.compare-packages:has(.compare-pick :nth-child(${place}):checked) :not([data-alike~="${place}-${column}"])`,
    );
  return [
    '@media screen and (width < 56rem){',
    ...places.map((place) => `.compare-packages:has(${first(place)}) .column-${place}{display:block;order:1}`),
    ...places.map((place) => `.compare-packages:has(${second(place)}) .column-${place}{display:block;order:2}`),
    `.compare-packages:is(${twice}) .compare-twice{display:block}`,
    `.compare-packages:has(.compare-only :checked):not(${twice}){`,
    ...places.map((column) => `[data-alike]:not(${differs(column)}){display:none}`),
    '}}',
  ].join('');
}

/** Marks a row or a group with the column that each package is like, for the rules above. */
export function likenessData(alike: readonly number[]) {
  return {
    'data-alike': alike.map((first, place) => `${place + 1}-${first + 1}`).join(' '),
    'data-same': alike.every((first) => first === 0) ? '' : undefined,
  };
}
