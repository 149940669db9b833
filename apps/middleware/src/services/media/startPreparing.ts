import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import { type Repeated, repeat } from '../../repeat.ts';
import { pictureableColours } from '../mediaCatalogue.ts';
import { contentNames, type Pictures } from './createPictures.ts';
import { pictureName } from './pictureAddress.ts';
import { type PicturedColour, picturesAhead, prepare } from './prepare.ts';

/** How long after one look at the catalogue the next is taken: what was imported meanwhile is made then. In milliseconds. */
const everyMs = 10 * 60_000;

/** Of so many colours, the best ranked styles' first, are pictures made ahead: some 23,000 files, 1 GB. */
const maxColours = 2000;

interface Options {
  readonly db: Database['db'];
  readonly pictures: Pictures;
  /** Aborted when the process is to end: the picture under way is the last. */
  readonly signal: AbortSignal;
  readonly log: Logger;
}

/** Makes the pictures that shoppers will want first, beside the calls; what keeps any from being made is told in the log. */
export function startPreparing({ db, pictures, signal, log }: Options): Repeated {
  const op = 'pictures.prepare';
  const known = new Set<string>();
  const look = async () => {
    const colours: PicturedColour[] = [];
    for (const { sku, colour } of await pictureableColours(db, maxColours))
      colours.push({ sku, pictures: cardFirst(sku, colour, await pictures.setOf(sku, colour)) });
    const wanted = picturesAhead(await contentNames(), colours);
    const { made, failures } = await prepare(pictures, wanted, { known, signal });
    if (signal.aborted) return;
    if (made > 0) log.info({ op, made });
    if (failures.length > 0)
      log.warn({ op, err: failures[0], failed: failures.length }, 'not all pictures were made ahead');
  };
  return repeat(look, { everyMs, atOnce: true, log, op, failure: 'no pictures were made ahead' });
}

/** A drawn style's card shows its front, and its life under the pointer; imported pictures are in their order. */
function cardFirst(sku: string, colour: string, set: readonly { readonly name: string }[]): string[] {
  const names = set.map(({ name }) => name);
  const card = [pictureName(sku, colour, 'FF'), pictureName(sku, colour, 'L')];
  return [...card.filter((name) => names.includes(name)), ...names.filter((name) => !card.includes(name))];
}
