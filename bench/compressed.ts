import { brotliCompressSync, constants } from 'node:zlib';

/** A page as the shop compresses one that it has just made: brotli of quality 5. */
export function compressed(html: string): Buffer {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
