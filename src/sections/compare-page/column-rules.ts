// Two lists choose the columns of a narrow screen. CSS cannot select 'the column of the chosen option': one rule for each.

/** The rules for `count` columns: the position of a chosen one, and what 'only differences' hides. */
export function columnRules(count: number): string {
  const places = Array.from({ length: count }, (_, index) => index + 1);
  const first = (place: number) => `.compare-pick:first-child :nth-child(${place}):checked`;
  const second = (place: number) => `.compare-pick + .compare-pick :nth-child(${place}):checked`;
  const twice = places.map((place) => `:has(${first(place)}):has(${second(place)})`).join();
  /** A row or group in which a chosen package differs from a column. */
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
    // On a phone what both have, or neither, is marked without words, so that the differences stand out.
    '@media screen and (width < 40rem){',
    ...places.map(
      (column) => `.compare-row:not(${differs(column)}){--word:absolute;--word-size:1px;--word-wrap:nowrap}`,
    ),
    '}',
  ].join('');
}

/** Marks a row or group with the columns that are alike, for the rules above. */
export function likenessData(alike: readonly number[]) {
  return {
    'data-alike': alike.map((first, place) => `${place + 1}-${first + 1}`).join(' '),
    'data-same': alike.every((first) => first === 0) ? '' : undefined,
  };
}
