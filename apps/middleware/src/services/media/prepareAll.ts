import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import { drawnColours } from '../mediaCatalogue.ts';
import { contentNames, type Pictures } from './createPictures.ts';
import { picturesAhead, prepare } from './prepare.ts';

/** Makes the pictures that shoppers will want first, beside the calls; what keeps them from being made is told in the log. */
export async function prepareAll(
  db: Database['db'],
  pictures: Pictures,
  signal: AbortSignal,
  log: Logger,
): Promise<void> {
  try {
    const wanted = picturesAhead(await contentNames(), await drawnColours(db));
    const made = await prepare(pictures, wanted, { signal });
    log.info({ op: 'pictures.prepare', made });
  } catch (cause) {
    if (!signal.aborted) log.warn({ err: cause, op: 'pictures.prepare' }, 'not all pictures were made ahead');
  }
}
