import { createInterface } from 'node:readline/promises';

/** Where a command speaks with whoever runs it. */
export interface Io {
  readonly say: (text: string) => void;
  /** The answer to a question, as it was typed; absent where there is nobody to ask. */
  readonly ask: ((question: string) => Promise<string>) | undefined;
}

/** What a command stands in: who is asked, and the folder it is run in. */
export interface Surroundings {
  readonly io: Io;
  readonly folder: string;
}

/** The terminal the process runs in. A script has nobody to ask; a question that is ended by Ctrl-C or Ctrl-D throws an `AbortError`. */
export function terminal(): Io & { readonly complain: (text: string) => void; readonly close: () => void } {
  const isAsked = process.stdin.isTTY && process.stdout.isTTY;
  const lines = isAsked ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  const ended = new AbortController();
  lines?.once('close', () => ended.abort());
  return {
    say: (text) => process.stdout.write(`${text}\n`),
    complain: (text) => process.stderr.write(`${text}\n`),
    ask: lines && ((question) => lines.question(question, { signal: ended.signal })),
    close: () => lines?.close(),
  };
}
