/** One command of a check, run from the repository's root with the pinned Node's tools on the path. */
export type Command = {
  readonly run: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  /** Added to the environment; `undefined` takes a variable away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
};

/** A command as it would be typed. */
export const command = (line: string, more: Omit<Command, 'run' | 'args'> = {}): Command => {
  const [run = '', ...args] = line.split(' ');
  return { run, args, ...more };
};
