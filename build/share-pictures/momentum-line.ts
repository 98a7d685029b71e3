import type { Stretch } from '../../catalogue/page-pictures.ts';

/**
 * The paths of the momentum line's stretches on a picture of 1200 × 630: cubic Bézier curves like those of the heroes. Each
 * starts left of the picture.
 */
export const STRETCHES: Record<Stretch, string> = {
  whole: 'M76 524C300 518 500 530 660 522C830 512 900 452 966 366C1020 296 1068 224 1122 152',
  flat: 'M-40 540C300 540 660 544 860 532C990 524 1070 492 1118 436',
  lifting: 'M-40 544C400 544 730 548 900 440C1010 366 1060 250 1112 124',
  climbing: 'M-40 548C330 546 680 530 870 370C980 276 1050 184 1116 88',
  leaving: 'M-40 550C420 552 780 540 940 386C1030 300 1072 180 1088 62',
  steady: 'M-40 552C260 546 560 530 760 440C940 356 1040 236 1118 104',
  story: 'M-40 556C300 556 620 566 760 510C850 474 900 420 940 360',
  asked: 'M-40 580C330 574 640 540 840 380C960 284 1040 190 1112 92',
  'side-by-side': 'M-40 470C300 470 600 474 800 430C960 394 1056 262 1118 112',
};

type Point = { x: number; y: number };

/** The points of a stretch: its start, then two control points and the end of each curve. */
function pointsOf(stretch: Stretch): Point[] {
  return Array.from(STRETCHES[stretch].matchAll(/(-?\d+) (-?\d+)/g), ([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

/** The arrowhead at the end of a stretch, with arms of `arm` px. */
export function arrowHead(stretch: Stretch, arm: number): string {
  const [from, { x, y }] = pointsOf(stretch).slice(-2) as [Point, Point];
  const angle = Math.atan2(y - from.y, x - from.x);
  const tip = (turn: number) =>
    [x - arm * Math.cos(angle + turn), y - arm * Math.sin(angle + turn)].map((value) => value.toFixed(1)).join(' ');
  return `M${tip(Math.PI / 4)}L${x} ${y}L${tip(-Math.PI / 4)}`;
}

/** The height of a stretch at a horizontal position, in px, for stops on the line. */
export function heightAt(stretch: Stretch, x: number): number {
  const points = pointsOf(stretch);
  for (let place = 0; place < points.length - 1; place += 3) {
    const [start, a, b, end] = points.slice(place, place + 4) as [Point, Point, Point, Point];
    // Every curve runs left to right.
    for (let t = 0; t <= 1; t += 1 / 512) {
      const at = (axis: keyof Point) =>
        (1 - t) ** 3 * start[axis] +
        3 * (1 - t) ** 2 * t * a[axis] +
        3 * (1 - t) * t ** 2 * b[axis] +
        t ** 3 * end[axis];
      if (at('x') >= x) return Math.round(at('y'));
    }
  }
  return points.at(-1)?.y ?? 0;
}
