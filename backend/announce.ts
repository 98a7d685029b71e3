import { createLog, isLogged, type LogLevel, type LogThreshold } from './log.ts';

/** Reports an event at the start: its name, and a sentence for people. */
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
