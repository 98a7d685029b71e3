import type { Locator } from '@playwright/test';

/** The words, or buttons, of a part that its drawing's strokes touch. */
export function touchedWords(part: Locator, words: string, drawing = 'svg'): Promise<string[]> {
  return part.evaluate(
    (element, wanted) => {
      const svg = element.querySelector(wanted.drawing) as SVGSVGElement;
      // On a narrow screen parts above the drawing may be cut off.
      const top =
        getComputedStyle(svg).clipPath === 'none' ? Number.NEGATIVE_INFINITY : svg.getBoundingClientRect().top;
      const points = [...svg.querySelectorAll('path')].flatMap((path) => {
        const matrix = path.getScreenCTM() as DOMMatrix;
        const half = Number.parseFloat(getComputedStyle(path).strokeWidth) / 2;
        return Array.from({ length: 400 }, (_, step) => {
          const { x, y } = path.getPointAtLength((path.getTotalLength() * step) / 399).matrixTransform(matrix);
          return { x, y, half };
        }).filter(({ y }) => y > top);
      });
      const isTouched = (each: Element) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        const boxes = each.matches('a') ? [each.getBoundingClientRect()] : [...range.getClientRects()];
        return boxes.some(({ left, right, top, bottom }) =>
          points.some(({ x, y, half }) => x > left - half && x < right + half && y > top - half && y < bottom + half),
        );
      };
      return [...element.querySelectorAll(wanted.words)].filter(isTouched).map((each) => each.textContent ?? '');
    },
    { words, drawing },
  );
}
