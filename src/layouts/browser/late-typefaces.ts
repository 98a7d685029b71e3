/** What TypeScript does not know yet of the rule of a typeface; other rules have other styles, or none. */
type FaceRule = CSSRule & { style?: Record<'fontDisplay' | 'fontFamily' | 'fontWeight' | 'src', string> };

/** The heights of what stands around the headline, as one text. */
const heights = () =>
  Array.from(
    document.querySelector('h1')?.parentElement?.children ?? [],
    (part) => (part as HTMLElement).offsetHeight,
  ).join();

/**
 * The typefaces are optional in `src/styles/fonts.css`, so one that comes after the first paint would not be shown: here they
 * are added once more. One that would break a line elsewhere is taken out again before a frame is painted, the last one
 * first, and is left for the next page. Adding works in every browser; Firefox would load a face anew whose rule changes.
 */
export async function addTypefaces() {
  const styles = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ style }: FaceRule) => style));
  const faces = styles.flatMap((style) =>
    style?.fontDisplay === 'optional'
      ? // Some browsers say a name in quotation marks, and understand it without them.
        [new FontFace(style.fontFamily.replaceAll('"', ''), style.src, { weight: style.fontWeight })]
      : [],
  );
  await Promise.all(faces.map((face) => face.load()));
  const before = heights();
  for (const face of faces) document.fonts.add(face);
  for (const face of faces.reverse()) if (heights() !== before) document.fonts.delete(face);
}
