import { useEffect } from 'react';

/** How long after the first click the second may come, in ms, and how far from it, in px. */
const SECOND_WITHIN_MS = 500;
const SECOND_WITHIN_PX = 24;

/** Ignores the second click of a double click if the first has put something else there, such as the next step. */
export function useDoubleClickGuard(): void {
  useEffect(() => {
    let first: { control: Element; at: number; x: number; y: number } | undefined;
    const guard = (event: MouseEvent) => {
      const { timeStamp: at, clientX: x, clientY: y, detail } = event;
      // A click by keyboard or script.
      if (detail === 0) return;
      const isSecond =
        first && at - first.at < SECOND_WITHIN_MS && Math.hypot(x - first.x, y - first.y) < SECOND_WITHIN_PX;
      if (isSecond && !first?.control.contains(event.target as Node)) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      if (event.type !== 'click') return;
      const control = (event.target as Element).closest('a, button');
      first = control ? { control, at, x, y } : undefined;
    };
    // Pressing a field focuses it before the click.
    const events = ['mousedown', 'click'] as const;
    for (const event of events) addEventListener(event, guard, true);
    return () => {
      for (const event of events) removeEventListener(event, guard, true);
    };
  }, []);
}
