// What waits for the first paint. A page that is prepared ahead of its visit is painted when it is visited.
requestAnimationFrame(() =>
  setTimeout(() => {
    // The parts below the first screen are rendered from now on, see `src/styles/render-late.css`.
    document.body.dataset['painted'] = '';
    // One that does not come is not shown.
    document.fonts.ready.then(addTypefaces).catch(() => {});
  }),
);

/**
 * What TypeScript does not know yet of the rule of a typeface; other rules have other styles, or none.
 * https://drafts.csswg.org/css-fonts-4/#cssfontfacedescriptors
 */
type FaceRule = CSSRule & { style?: Record<'fontDisplay' | 'fontFamily' | 'fontWeight' | 'src', string> };

/** The heights of what stands around the page's headline, as one text. */
const heights = () =>
  Array.from(
    ((document.querySelector('h1') as HTMLElement).parentElement as HTMLElement).children,
    (part) => (part as HTMLElement).offsetHeight,
  ).join();

/**
 * The typefaces are optional in `src/styles/fonts.css`: the first paint waits for none, but one that comes later would never
 * be shown. So once all are there, they are added. One that would break a line elsewhere, and so move what stands below, is
 * taken out again before a frame is painted, the last one first, and left for the next page, which has it from its first
 * paint on. To change the rules instead would do in Chromium alone: Firefox loads a changed one anew, and paints meanwhile.
 */
async function addTypefaces() {
  const faces: FontFace[] = [];
  for (const sheet of document.styleSheets) {
    for (const { style } of sheet.cssRules as Iterable<FaceRule>) {
      if (style?.fontDisplay === 'optional') {
        // Some browsers say a name in quotation marks, and understand it without them.
        const family = style.fontFamily.replaceAll('"', '');
        faces.unshift(await new FontFace(family, style.src, { weight: style.fontWeight }).load());
      }
    }
  }
  const before = heights();
  for (const face of faces) document.fonts.add(face);
  for (const face of faces) if (heights() !== before) document.fonts.delete(face);
}
