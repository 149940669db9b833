const diskFull = 'The disk is full: free space on it. A shop that runs goes on by itself.';

/** What an operator does about a failure of the machine. The codes are PostgreSQL's and the system's own. */
const fixes: Readonly<Record<string, string>> = {
  '53100': diskFull,
  ENOSPC: diskFull,
  EROFS: 'The disk is mounted read-only: mount it so that it can be written.',
  EACCES:
    'The user of this process may not write there: give it the folder (chown), or choose another (DATA_DIRECTORY).',
};

/** The fix of a failure, or of what caused it; undefined when it is not one of the machine's. */
export function operatorFix(cause: unknown): string | undefined {
  for (const one of causesOf(cause)) {
    const fix = 'code' in one ? fixes[String(one.code)] : undefined;
    if (fix !== undefined) return fix;
  }
  return undefined;
}

/** An error and what caused it, outermost first. */
export function causesOf(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let next = error; next instanceof Error && chain.length < 10; next = next.cause) chain.push(next);
  return chain;
}
