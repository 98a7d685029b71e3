import type { TimelineStep } from '../../../content/packages/package.ts';

// Line drawings of 72 × 48; `momentum-line` is the stroke that means 'go'.
const LINES: Record<TimelineStep['image'], { quiet: string; go: string }> = {
  call: {
    quiet: 'M4 10h38a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4H20l-9 8v-8H4Z',
    go: 'M14 21h.1M23 21h.1M32 21h.1M56 14c4 4 4 10 0 14M62 9c7 7 7 17 0 24',
  },
  map: { quiet: 'M4 10 24 4l22 6 22-6v34l-22 6-22-6-20 6ZM24 4v34M46 10v34', go: 'M12 32c8-2 8-12 18-12s10-8 26-6' },
  board: {
    quiet: 'M4 4h18v40H4ZM27 4h18v40H27ZM50 4h18v40H50ZM8 10h10v7H8ZM8 22h10v7H8ZM31 10h10v7H31Z',
    go: 'M36 34c8 0 12-4 20-14M49 19l8 0 0 8',
  },
  chart: { quiet: 'M4 4v40h64M16 36v8M30 31v13M44 24v20M58 14v30', go: 'M8 33c16-1 30-6 50-25M50 8h9v9' },
  team: {
    quiet: 'M22 16a6 6 0 1 0 .1 0ZM50 16a6 6 0 1 0 .1 0ZM8 44c2-14 26-14 28 0M36 44c2-14 26-14 28 0',
    go: 'M29 9c4-5 10-5 14 0',
  },
  pitch: { quiet: 'M6 4h60v28H6ZM36 32v12M24 44h24', go: 'M14 25c12-1 22-4 40-14M46 10h9v8' },
  server: { quiet: 'M8 4h56v16H8ZM8 26h56v16H8ZM44 12h12M44 34h12', go: 'M17 12h10M17 34h16' },
  flag: { quiet: 'M16 4v42M4 46h40', go: 'M16 7c12-6 18 6 34 0v18c-16 6-22-6-34 0' },
};

/** A step's picture. Decorative: the text beside it says the same. */
export function StepPicture({ name }: { name: TimelineStep['image'] }) {
  return (
    <svg viewBox="-3 -1 78 50" className="mt-5 h-12 w-18 overflow-visible" aria-hidden="true">
      <path
        d={LINES[name].quiet}
        className="fill-none stroke-2 stroke-on-ink-muted [stroke-linecap:round] [stroke-linejoin:round]"
      />
      <path d={LINES[name].go} className="momentum-line" strokeWidth="4" />
    </svg>
  );
}
