import { type DestinationStream, type Logger, pino } from 'pino';
import type { Env } from '../env.ts';
import { loggedError } from '../loggedError.ts';
import { tellFailure } from './tellFailure.ts';

/** A line of an error or worse, as pino begins it. */
const failure = /^\{"level":[5-9]\d,/;

/** Most that waits for a reader who stands still, in bytes; lines beyond are let go. */
const maxWaiting = 4 * 1024 * 1024;

/**
 * The log of a process, on its standard output unless a destination is given. Its errors are told as they were written, so
 * that nothing is told that the log leaves out.
 */
export function createLog(
  { LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>,
  destination: DestinationStream = standardOutput(),
): Logger {
  const options = {
    level: LOG_LEVEL,
    serializers: { err: loggedError },
    hooks: {
      streamWrite: (line: string) => {
        if (failure.test(line)) tellFailure(JSON.parse(line));
        return line;
      },
    },
  };
  return pino(options, destination);
}

/**
 * Whoever reads the output may stand still or be gone: the shop goes on, and ends when it is told to. Pino's own
 * destination would try to write its last lines for ever.
 */
function standardOutput(): DestinationStream {
  for (const stream of [process.stdout, process.stderr])
    if (!stream.listeners('error').includes(ignore)) stream.on('error', ignore);
  return {
    write: (line) => {
      if (process.stdout.writableLength < maxWaiting) process.stdout.write(line);
    },
  };
}

/** Nobody is left to tell. */
const ignore = (): void => undefined;
