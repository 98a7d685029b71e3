export type LogLevel = 'info' | 'warn' | 'error';

/** A log entry. Never contains what a visitor wrote, nor a visitor's address. */
export type LogEntry = { level: LogLevel; event: string; [detail: string]: string | number | boolean | null };

export type Log = (entry: LogEntry) => void;

const RANK = { info: 0, warn: 1, error: 2, none: 3 } as const;

export type LogThreshold = keyof typeof RANK;

function isLogged(level: LogLevel, threshold: LogThreshold): boolean {
  return RANK[level] >= RANK[threshold];
}

export function createLog(threshold: LogThreshold, write: (line: string) => void): Log {
  return (entry) => {
    if (!isLogged(entry.level, threshold)) return;
    write(JSON.stringify({ time: new Date().toISOString(), ...entry }));
  };
}

export type Announce = (level: Exclude<LogLevel, 'error'>, event: string, text: string) => void;

/** Reports the start, at or above the threshold, as sentences on a terminal and as JSON lines elsewhere. */
export function createAnnounce(isTerminal: boolean, threshold: LogThreshold, write: (line: string) => void): Announce {
  if (isTerminal) {
    return (level, _event, text) => {
      if (isLogged(level, threshold)) write(level === 'warn' ? `Warning: ${text}` : text);
    };
  }
  const log = createLog(threshold, write);
  return (level, event, text) => log({ level, event, text });
}

export function reasonOf(error: unknown): string {
  // Several failed connections to one name are an AggregateError without a message, but with a code.
  const text = error instanceof Error ? error.message || String((error as { code?: string }).code) : String(error);
  return text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 300);
}
