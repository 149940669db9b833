import { type Logger, pino } from 'pino';
import { loggedError } from './loggedError.ts';

/** Most that waits for a reader who stands still, in bytes; lines beyond are let go. */
const maxWaiting = 4 * 1024 * 1024;

/**
 * The log of a process, on its standard output. Whoever reads it may stand still or be gone: the shop goes on, and ends
 * when it is told to. Pino's own destination would try to write its last lines for ever.
 */
export function createLog(level: string): Logger {
  for (const stream of [process.stdout, process.stderr])
    if (!stream.listeners('error').includes(ignore)) stream.on('error', ignore);
  const write = (line: string) => {
    if (process.stdout.writableLength < maxWaiting) process.stdout.write(line);
  };
  return pino({ level, serializers: { err: loggedError } }, { write });
}

/** Nobody is left to tell. */
const ignore = (): void => undefined;
