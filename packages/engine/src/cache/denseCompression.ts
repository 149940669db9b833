import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** Of the time, what compressing densely may take of one core. */
const share = 0.05;

/**
 * Brotli at its best: a tenth fewer bytes than the quality pages are first sent in, for a third of a second of a core. One
 * text is compressed at a time, and none for a while after it, so that all of them take a twentieth of a core at the most.
 */
export interface DenseCompression {
  /** What a text was compressed to before. */
  readonly known: (text: Buffer) => Buffer | undefined;
  /** Nothing while another has its turn: whoever asks may ask again. */
  readonly make: (text: () => Buffer) => Promise<Buffer> | undefined;
}

/** `now` in milliseconds. */
export function createDenseCompression(
  now: () => number,
  compress: (text: Buffer) => Promise<Buffer> = atItsBest,
): DenseCompression {
  const made = new WeakMap<Buffer, Buffer>();
  let isBusy = false;
  let freeAt = 0;

  const compressNow = async (textOf: () => Buffer) => {
    const started = now();
    isBusy = true;
    try {
      const text = textOf();
      const dense = await compress(text);
      made.set(text, dense);
      return dense;
    } finally {
      isBusy = false;
      const ended = now();
      freeAt = ended + (ended - started) * (1 / share - 1);
    }
  };

  return {
    known: (text) => made.get(text),
    make: (text) => (isBusy || now() < freeAt ? undefined : compressNow(text)),
  };
}

function atItsBest(text: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
  };
  return brotli(text, { params });
}
