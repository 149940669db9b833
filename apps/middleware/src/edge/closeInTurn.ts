/** What a process stands on and has to close before it ends, by name. */
export interface Closing {
  readonly name: string;
  readonly close: () => unknown;
}

/** Longest that one of them may take, in milliseconds: a database that says nothing is given up after seven seconds. */
const withinMs = 8_000;

/**
 * Closes one after another. One that fails or takes too long does not keep the next from being closed.
 *
 * @returns What did not close, and why; empty where all did.
 */
export async function closeInTurn(all: readonly Closing[], ms = withinMs): Promise<string[]> {
  const unclosed: string[] = [];
  for (const { name, close } of all) {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve(`not closed after ${ms / 1000} s`), ms);
    });
    const problem = await Promise.race([problemOf(close), tooLate]);
    clearTimeout(timer);
    if (problem !== undefined) unclosed.push(`${name}: ${problem}`);
  }
  return unclosed;
}

async function problemOf(close: Closing['close']): Promise<string | undefined> {
  try {
    await close();
    return undefined;
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause);
  }
}
