/** The media rule in `fonts.css`; what it declares is missing from TypeScript's type of a font-face rule. */
type Declaration = CSSMediaRule & {
  cssRules: Iterable<{ style: Record<'fontDisplay' | 'fontFamily' | 'fontWeight' | 'src', string> }>;
};

/** The heights of the elements around the headline, as a string. */
const heights = () =>
  Array.from(
    document.querySelector('h1')?.parentElement?.children ?? [],
    (part) => (part as HTMLElement).offsetHeight,
  ).join();

/** Whether text uses a family. A face that is `optional` and came too late counts as loaded, but is not used. */
function isUsed(family: string): boolean {
  const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const [width, fallback] = [`${family}, monospace`, 'monospace'].map((families) => {
    canvas.font = `99px ${families}`;
    return canvas.measureText('Going').width;
  });
  return width !== fallback;
}

/**
 * `font-display: optional` would ignore faces that load after the first paint, so they are added here, but only then: the
 * browser lays out the page again for each. A face that would change a line break is removed before the next frame, last one
 * first, and used on the next page. Adding a face works in every browser; Firefox would reload a face whose rule changes.
 */
export async function addTypefaces() {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]) as Declaration[];
  const { cssRules, media } = rules.find(({ cssRules: [face] = [] }) => face?.style?.fontDisplay) as Declaration;
  const faces = Array.from(cssRules).flatMap(({ style }) =>
    // The page has made it count, see `page.astro`.
    media.mediaText === 'all' && isUsed(style.fontFamily)
      ? []
      : // Some browsers return the family name in quotation marks, but expect it without.
        [new FontFace(style.fontFamily.replaceAll('"', ''), style.src, { weight: style.fontWeight })],
  );
  await Promise.all(faces.map((face) => face.load()));
  const before = heights();
  for (const face of faces) document.fonts.add(face);
  for (const face of faces.reverse()) if (heights() !== before) document.fonts.delete(face);
}
