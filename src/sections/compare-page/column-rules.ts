// Two lists choose the columns of a narrow screen. CSS cannot select 'the column of the chosen option': one rule for each.

/** The rules for `count` columns: the position of a chosen one, and what 'only differences' hides. */
export function columnRules(count: number): string {
  const places = Array.from({ length: count }, (_, index) => index + 1);
  const first = (place: number) => `.compare-pick:first-child :nth-child(${place}):checked`;
  const second = (place: number) => `.compare-pick + .compare-pick :nth-child(${place}):checked`;
  const twice = places.map((place) => `:has(${first(place)}):has(${second(place)})`).join();
  // A `:not()` around `:has()` would make each choice restyle every cell.
  const alike = pairsOf(places).map(
    ([one, other]) =>
      `:has(.compare-pick :nth-child(${one}):checked):has(.compare-pick :nth-child(${other}):checked) [data-alike~="${one}-${other}"]`,
  );
  return [
    '@media screen and (width < 56rem){',
    ...places.map((place) => `.compare-packages:has(${first(place)}) .column-${place}{display:block;order:1}`),
    ...places.map((place) => `.compare-packages:has(${second(place)}) .column-${place}{display:block;order:2}`),
    `.compare-packages:is(${twice}) .compare-twice{display:block}`,
    ...alike.map((rows) => `.compare-packages:has(.compare-only :checked)${rows}{display:none}`),
    '}',
    // On a phone what both have, or neither, is marked without words, so that the differences stand out.
    '@media screen and (width < 40rem){',
    ...[`:is(${twice}) `, ...alike].map(
      (rows) => `.compare-packages${rows}.compare-row{--word:absolute;--word-size:1px;--word-wrap:nowrap}`,
    ),
    '}',
  ].join('');
}

const pairsOf = (places: readonly number[]) =>
  places.flatMap((other) => places.filter((one) => one < other).map((one) => [one, other] as const));

/** Marks a row or group with the pairs of columns that are alike, for the rules above. */
export function likenessData(alike: readonly number[]) {
  return {
    'data-alike': pairsOf([...alike.keys()].map((index) => index + 1))
      .filter(([one, other]) => alike[one - 1] === alike[other - 1])
      .map((pair) => pair.join('-'))
      .join(' '),
    'data-same': alike.every((first) => first === 0) ? '' : undefined,
  };
}
