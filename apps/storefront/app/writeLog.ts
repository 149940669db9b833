const levels = { info: 30, warn: 40, error: 50 } as const;

/** A line of the server's log before it is written: how bad it is, what was done (`op` or `event`), and facts. */
export interface LogLine {
  readonly level: keyof typeof levels;
  readonly [fact: string]: unknown;
}

/** Writes a line as the middleware's log has them: one JSON object, the level as pino's number, and when it was. */
export function writeLog({ level, ...facts }: LogLine): void {
  process.stderr.write(`${JSON.stringify({ level: levels[level], time: Date.now(), ...facts })}\n`);
}
