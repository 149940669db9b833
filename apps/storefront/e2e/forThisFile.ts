import { afterAll } from 'vitest';

/** Opens what the tests of a file share, at the file's top, and closes it after the last of them. */
export async function forThisFile<T extends { close: () => Promise<unknown> }>(
  opening: Promise<T>,
): Promise<T> {
  const opened = await opening;
  afterAll(() => opened.close());
  return opened;
}
