import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import { type Repeated, repeat } from '../../repeat.ts';
import { pictureableColours } from '../mediaCatalogue.ts';
import { contentNames, type Pictures } from './createPictures.ts';
import { pictureName } from './pictureAddress.ts';
import { type PictureAhead, type PicturedColour, picturesAhead, prepare } from './prepare.ts';
import { trimPictures } from './trimPictures.ts';

/** From one look at the pictures to the next, and what one takes at the most: the next goes on. In milliseconds. */
const everyMs = 10 * 60_000;
const lookMs = 9 * 60_000;

const op = 'pictures.tend';

/** Of so many colours, the first in the shop's own order, are pictures made ahead: some 25,000 files, 1 GB. */
const maxColours = 2000;

interface Options {
  readonly db: Database['db'];
  readonly pictures: Pick<Pictures, 'get' | 'setOf'>;
  /** Where they are kept, and how much of them. */
  readonly folder: string;
  readonly maxBytes: number;
  /** Whether any are made ahead. */
  readonly isPreparing: boolean;
  /** Aborted when the process is to end: then it begins no other. */
  readonly signal: AbortSignal;
  readonly log: Logger;
}

/**
 * Keeps the folder of pictures within its size, and makes those that shoppers will want first, beside the calls. What keeps
 * any from being made is told in the log.
 */
export function startTendingPictures(options: Options): Repeated {
  const known = new Set<string>();
  return repeat(() => tendPictures(options, known), {
    everyMs,
    atOnce: true,
    log: options.log,
    op,
    failure: 'pictures were not looked after',
  });
}

/** One look. What is `known` to be there is not asked for again. */
export async function tendPictures(options: Options, known: Set<string>): Promise<void> {
  const { db, pictures, folder, maxBytes, isPreparing, signal, log } = options;
  const bytes = await trimPictures(folder, maxBytes, signal);
  if (bytes > 0) {
    log.info({ op, bytes }, 'pictures that nobody has asked for the longest were taken away');
    // What was made ahead may be among them; what is left of it counts as asked for.
    known.clear();
  }
  if (!isPreparing || signal.aborted) return;
  const wanted = await wantedAhead(db, pictures, signal);
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(lookMs)]);
  const { made, failures } = await prepare(pictures, wanted, { known, signal: inTime });
  if (signal.aborted) return;
  if (made > 0) log.info({ op, made }, 'pictures were made ahead');
  if (failures.length > 0)
    log.warn({ op, err: failures[0], failed: failures.length }, 'not all pictures were made ahead');
}

async function wantedAhead(
  db: Database['db'],
  pictures: Pick<Pictures, 'setOf'>,
  signal: AbortSignal,
): Promise<readonly PictureAhead[]> {
  const colours: PicturedColour[] = [];
  for (const { sku, colour } of await pictureableColours(db, maxColours)) {
    if (signal.aborted) return [];
    colours.push({ sku, pictures: cardFirst(sku, colour, await pictures.setOf(sku, colour)) });
  }
  return picturesAhead(await contentNames(), colours);
}

/** A drawn style's card shows its front, and its life under the pointer; imported pictures are in their order. */
function cardFirst(sku: string, colour: string, set: readonly { readonly name: string }[]): string[] {
  const names = set.map(({ name }) => name);
  const card = [pictureName(sku, colour, 'FF'), pictureName(sku, colour, 'L')];
  return [...card.filter((name) => names.includes(name)), ...names.filter((name) => !card.includes(name))];
}
