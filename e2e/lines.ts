import type { Locator } from '@playwright/test';

/** Measures the points of a part's list, which pseudo-elements draw, against its first line. */
export function measureRiders(part: Locator) {
  return part.evaluate((element) => {
    const path = element.querySelector('path') as SVGPathElement;
    const matrix = path.getScreenCTM() as DOMMatrix;
    const length = path.getTotalLength();
    const line = Array.from({ length: 1500 }, (_, step) =>
      path.getPointAtLength((length * step) / 1499).matrixTransform(matrix),
    );
    const points = [...element.querySelectorAll('li')].map((entry) => {
      const box = entry.getBoundingClientRect();
      const style = getComputedStyle(entry, '::before');
      const [size, x, y] = [style.width, style.left, style.top].map(Number.parseFloat) as [number, number, number];
      const shift = new DOMMatrix(style.transform);
      return { x: box.left + x + size / 2 + shift.e, y: box.top + y + size / 2 + shift.f };
    });
    return {
      /** The distance of each point from the line, in pixels. */
      away: points.map((own) => Math.min(...line.map(({ x, y }) => Math.hypot(x - own.x, y - own.y)))),
      /** Whether each point is higher than the previous one. */
      rising: points.every((own, index) => index === 0 || own.y < (points[index - 1]?.y ?? 0)),
    };
  });
}

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
