import { channel } from 'node:diagnostics_channel';
import { failureChannel } from '@tailorbird/commerce/failureChannel';

const levels = { info: 30, warn: 40, error: 50 } as const;

/** A line of the server's log before it is written: how bad it is, what was done (`op` or `event`), and facts. */
export interface LogLine {
  readonly level: keyof typeof levels;
  readonly [fact: string]: unknown;
}

/** Writes a line as the middleware's log has them: one JSON object, the level as pino's number, and when it was. An error is published too. */
export function writeLog({ level, ...facts }: LogLine): void {
  const line = { level: levels[level], time: Date.now(), ...facts };
  process.stderr.write(`${JSON.stringify(line)}\n`);
  if (level === 'error') channel(failureChannel).publish(line);
}
