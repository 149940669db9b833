import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** Writes lines into a compressed file that is there only once it is whole, and that only we can read. */
export async function writeLines<T>(
  file: string,
  produce: (write: (line: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  const unfinished = `${file}.unfinished`;
  const lines = createGzip({ level: 5 });
  const written = pipeline(lines, createWriteStream(unfinished, { mode: 0o600, flush: true }));
  const write = async (line: string) => {
    if (!lines.write(`${line}\n`)) await Promise.race([once(lines, 'drain'), written]);
  };
  try {
    const [made] = await Promise.all([produce(write).finally(() => lines.end()), written]);
    await rename(unfinished, file);
    return made;
  } catch (cause) {
    await rm(unfinished, { force: true });
    throw cause;
  }
}

/** The lines of such a file. Rejects where it cannot be read to its end. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const text = createGunzip();
  const read = pipeline(createReadStream(file), text);
  read.catch(() => undefined);
  text.setEncoding('utf8');
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
