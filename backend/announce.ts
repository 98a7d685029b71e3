import { createLog, type LogLevel } from './log.ts';

/** Says one thing of the start, whatever the setting LOG: an event's name, and a sentence for people. */
export type Announce = (level: Exclude<LogLevel, 'error'>, event: string, text: string) => void;

/** Makes what the start says sentences on a terminal, and everywhere else lines of JSON like those of the log. */
export function createAnnounce(isTerminal: boolean, write: (line: string) => void): Announce {
  const log = createLog('info', write);
  if (!isTerminal) return (level, event, text) => log({ level, event, text });
  return (level, _event, text) => write(level === 'warn' ? `Warning: ${text}` : text);
}
