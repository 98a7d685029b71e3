import { createLog, type LogLevel } from './log.ts';

/** Reports an event at the start, whatever LOG says: its name, and a sentence for people. */
export type Announce = (level: Exclude<LogLevel, 'error'>, event: string, text: string) => void;

/** Reports the start as sentences on a terminal, and as JSON lines elsewhere. */
export function createAnnounce(isTerminal: boolean, write: (line: string) => void): Announce {
  const log = createLog('info', write);
  if (!isTerminal) return (level, event, text) => log({ level, event, text });
  return (level, _event, text) => write(level === 'warn' ? `Warning: ${text}` : text);
}
