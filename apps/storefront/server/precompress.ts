import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const texts = /\.(?:js|css|svg|json|txt|webmanifest)$/;

/** Writes `.br` and `.gz` beside every text file of a folder, as small as they get: done once, at build time. */
export async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => texts.test(file))
      .map(async (file) => {
        const path = join(folder, file);
        const bytes = await readFile(path);
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        await Promise.all([
          writeFile(`${path}.br`, await brotli(bytes, quality)),
          writeFile(`${path}.gz`, await zip(bytes, { level: 9 })),
        ]);
      }),
  );
}
