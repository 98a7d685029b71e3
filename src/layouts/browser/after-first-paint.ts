// What waits for the first paint. A page that is prepared ahead of its visit is painted when it is visited.
requestAnimationFrame(() =>
  setTimeout(() => {
    // The parts below the first screen are rendered from now on, see `src/styles/render-late.css`.
    document.body.dataset['painted'] = '';
    document.fonts.ready.then(swapTypefacesIn);
  }),
);

// What the rule of a typeface says, as every browser writes it, and what it is to say: first that it is swapped in, then, where
// something has moved by that, nothing, and the rule goes.
const STEPS = [['font-display: optional', 'font-display: swap'], ['font-display: swap']] as const;

/** The heights of what stands around the page's headline, as one text. */
const heights = () =>
  Array.from(
    ((document.querySelector('h1') as HTMLElement).parentElement as HTMLElement).children,
    (part) => (part as HTMLElement).offsetHeight,
  ).join();

/**
 * The typefaces are optional in `src/styles/fonts.css`: the first paint waits for none, but one that comes later would never
 * be shown. So once all are there, they are swapped in. One that would break a line elsewhere, and so move what stands below,
 * is taken out again and left for the next page, which has it from its first paint on. The last one is taken out first. A
 * rule is put anew, because Firefox refuses to change it.
 */
function swapTypefacesIn() {
  const before = heights();
  for (const [from, to] of STEPS) {
    for (const sheet of document.styleSheets) {
      for (let index = sheet.cssRules.length; index--; ) {
        const rule = (sheet.cssRules[index] as CSSRule).cssText;
        if (!rule.includes(from) || (!to && heights() === before)) continue;
        sheet.deleteRule(index);
        if (to) sheet.insertRule(rule.replace(from, to), index);
      }
    }
  }
}
