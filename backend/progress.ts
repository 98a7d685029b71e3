/** How much work there is, if that is known: in units, or in time, if that can be estimated. */
export type Extent = { total: number; unit: string } | { expectedMs: number | undefined };

export type Progress = {
  /** Reports how many units are done. */
  update(done: number): void;
  /** Clears the line on a terminal. */
  end(): void;
};

/** For a program whose output is on the terminal itself. */
export const NO_PROGRESS: Progress = { update() {}, end() {} };

type Output = { isTTY?: boolean; columns?: number; write(text: string): unknown };

const SHOWN_AFTER_MS = 2_000;
const REDRAWN_EVERY_MS = 200;
const PRINTED_EVERY_MS = 10_000;
const START_OF_LINE = '\r\x1b[K';

/**
 * Shows what takes more than two seconds: on a terminal as one line that is redrawn, elsewhere as a line now and then, under
 * npm's `--silent` not at all. On stderr, so that a piped result stays clean.
 */
export function startProgress(what: string, extent: Extent, output: Output = process.stderr): Progress {
  const { isTTY = false } = output;
  const isSilent = !isTTY && process.env['npm_config_loglevel'] === 'silent';
  const startedAt = performance.now();
  let dueAt = startedAt + SHOWN_AFTER_MS;
  let done = 0;
  let doneAfterMs = 0;
  let isShown = false;
  const show = () => {
    const now = performance.now();
    if (isSilent || now < dueAt) return;
    dueAt = now + (isTTY ? REDRAWN_EVERY_MS : PRINTED_EVERY_MS);
    isShown = true;
    const line = `${what}: ${describe(extent, done, doneAfterMs, now - startedAt)}`;
    output.write(isTTY ? START_OF_LINE + line.slice(0, (output.columns || 80) - 1) : `${line}\n`);
  };
  // `update` shows too, because synchronous work lets no timer fire.
  const timer = setInterval(show, REDRAWN_EVERY_MS);
  timer.unref();
  return {
    update(now) {
      if (now !== done) doneAfterMs = performance.now() - startedAt;
      done = now;
      show();
    },
    end() {
      clearInterval(timer);
      if (isTTY && isShown) output.write(START_OF_LINE);
    },
  };
}

/** `done` units took `doneAfterMs`; until the next is done, the time left counts down. */
function describe(extent: Extent, done: number, doneAfterMs: number, elapsedMs: number): string {
  if ('expectedMs' in extent) return duration(elapsedMs) + timeLeft(extent.expectedMs ?? 0, elapsedMs);
  const { total, unit } = extent;
  const counted = `${number(Math.min(done, total))} of ${number(total)} ${unit}`;
  if (done >= total) return `${counted}, finishing`;
  return counted + (done > 0 ? timeLeft((doneAfterMs * total) / done, elapsedMs) : '');
}

const timeLeft = (expectedMs: number, elapsedMs: number) =>
  expectedMs > elapsedMs ? `, about ${duration(expectedMs - elapsedMs)} left` : '';

const number = (value: number) => Math.floor(value).toLocaleString('en-GB');

/** Such as '12 s' or '3 min'. */
export function duration(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
}
