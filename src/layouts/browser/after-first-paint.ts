// What waits for the first paint. A page that is prepared ahead of its visit is painted when it is visited.
/** `CSSRule.FONT_FACE_RULE`, as a constant that the minifier writes out. */
const FONT_FACE_RULE = 5;

requestAnimationFrame(() =>
  setTimeout(() => {
    // The parts below the first screen are rendered from now on, see `src/styles/render-late.css`.
    document.body.dataset['painted'] = '';
    // The typefaces are optional in `src/styles/fonts.css`: the first paint waits for none, but one that comes later would
    // never be shown. So whatever is still on its way may be swapped in. The rule is put anew, because Firefox refuses to
    // change it.
    for (const sheet of document.styleSheets) {
      [...sheet.cssRules].forEach((rule, index) => {
        if (rule.type !== FONT_FACE_RULE || !/optional/.test(rule.cssText)) return;
        sheet.deleteRule(index);
        sheet.insertRule(rule.cssText.replace(/optional/, 'swap'), index);
      });
    }
  }),
);
