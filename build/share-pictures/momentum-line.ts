import type { Stretch } from '../../catalogue/page-pictures.ts';

// The momentum line's stretches on a picture of 1200 × 630, as cubic Bézier chains like those of the heroes. Each starts left
// of the picture.
type Curve = readonly [number, number, number, number, number, number];
type Line = { from: readonly [number, number]; curves: readonly Curve[] };

const LINES: Record<Stretch, Line> = {
  whole: {
    from: [76, 524],
    curves: [
      [300, 518, 500, 530, 660, 522],
      [830, 512, 900, 452, 966, 366],
      [1020, 296, 1068, 224, 1122, 152],
    ],
  },
  flat: {
    from: [-40, 540],
    curves: [
      [300, 540, 660, 544, 860, 532],
      [990, 524, 1070, 492, 1118, 436],
    ],
  },
  lifting: {
    from: [-40, 544],
    curves: [
      [400, 544, 730, 548, 900, 440],
      [1010, 366, 1060, 250, 1112, 124],
    ],
  },
  climbing: {
    from: [-40, 548],
    curves: [
      [330, 546, 680, 530, 870, 370],
      [980, 276, 1050, 184, 1116, 88],
    ],
  },
  leaving: {
    from: [-40, 550],
    curves: [
      [420, 552, 780, 540, 940, 386],
      [1030, 300, 1072, 180, 1088, 62],
    ],
  },
  steady: {
    from: [-40, 552],
    curves: [
      [260, 546, 560, 530, 760, 440],
      [940, 356, 1040, 236, 1118, 104],
    ],
  },
  story: {
    from: [-40, 556],
    curves: [
      [300, 556, 620, 566, 760, 510],
      [850, 474, 900, 420, 940, 360],
    ],
  },
  asked: {
    from: [-40, 580],
    curves: [
      [330, 574, 640, 540, 840, 380],
      [960, 284, 1040, 190, 1112, 92],
    ],
  },
  'side-by-side': {
    from: [-40, 470],
    curves: [
      [300, 470, 600, 474, 800, 430],
      [960, 394, 1056, 262, 1118, 112],
    ],
  },
};

/** The path of a stretch. */
export function linePath(stretch: Stretch): string {
  const { from, curves } = LINES[stretch];
  return `M${from.join(' ')}${curves.map((curve) => `C${curve.join(' ')}`).join('')}`;
}

/** The end of a stretch and its direction in radians. */
function endOf(stretch: Stretch): { x: number; y: number; angle: number } {
  const [, , fromX, fromY, x, y] = LINES[stretch].curves.at(-1) as Curve;
  return { x, y, angle: Math.atan2(y - fromY, x - fromX) };
}

/** The arrowhead at the end of a stretch, with arms of `length` px. */
export function arrowHead(stretch: Stretch, arm: number): string {
  const { x, y, angle } = endOf(stretch);
  const tip = (turn: number) =>
    [x - arm * Math.cos(angle + turn), y - arm * Math.sin(angle + turn)].map((value) => value.toFixed(1)).join(' ');
  return `M${tip(Math.PI / 4)}L${x} ${y}L${tip(-Math.PI / 4)}`;
}

/** The point of a stretch at a horizontal position, for stops on the line. */
export function pointAt(stretch: Stretch, x: number): { x: number; y: number } {
  const { from, curves } = LINES[stretch];
  let [startX, startY] = from;
  for (const [ax, ay, bx, by, endX, endY] of curves) {
    if (x <= endX) {
      const at = (t: number, start: number, a: number, b: number, end: number) =>
        (1 - t) ** 3 * start + 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t ** 2 * b + t ** 3 * end;
      // Every curve runs left to right, so bisect.
      let [low, high] = [0, 1];
      for (let step = 0; step < 30; step += 1) {
        const middle = (low + high) / 2;
        if (at(middle, startX, ax, bx, endX) < x) low = middle;
        else high = middle;
      }
      return { x, y: at(low, startY, ay, by, endY) };
    }
    [startX, startY] = [endX, endY];
  }
  return { x: startX, y: startY };
}
