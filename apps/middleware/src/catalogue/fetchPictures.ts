import sharp from 'sharp';
import { fetchExternal, UnreadAnswer } from '../outside/fetchExternal.ts';
import { type Uploads, uploadName } from '../services/uploads/uploads.ts';
import type { FetchPictures } from './importCatalogue.ts';

/** Fetches an address of the web, and rejects one that is inside our own network. */
type Fetch = (address: string) => Promise<Response>;

const atOnce = 4;
/** How a shop's pictures are asked for. */
export const pictureBounds = {
  timeoutMs: 10_000,
  maxBytes: 20_000_000,
  schemes: ['https:', 'http:'],
  // Its bytes say whether it is a picture.
  type: { accept: 'image/*', pattern: /^/ },
};
const maxPixels = 60_000_000;
const widest = 2400;

/** Where a kept picture is in the shop, by the name of its file. */
const addressOf = (name: string) => `/i/tailorbird/uploads/${name}`;

/**
 * Fetches pictures into a place for them, each named after what it shows, so that the same picture is kept once
 * and a changed one has a new address. What cannot be fetched or is no picture is left out. A host that does
 * not answer once is not asked again. Rejects when a picture cannot be kept: then nothing of the import is written.
 */
export function createFetchPictures(uploads: Uploads, fetch: Fetch = fetchOutside): FetchPictures {
  return async (addresses) => {
    const kept = new Map<string, string>();
    const silent = new Set<string>();
    const waiting = addresses.values();
    const work = async () => {
      for (const address of waiting) {
        const url = URL.parse(address);
        if (!url || silent.has(url.host)) continue;
        const response = await answer(fetch, url);
        if (!response) silent.add(url.host);
        const name = response?.ok ? await keep(response, uploads) : undefined;
        if (name) kept.set(address, addressOf(name));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return kept;
  };
}

/** The file comes from outside: it may name the web, not this machine or its network. */
function fetchOutside(address: string): Promise<Response> {
  return fetchExternal(new Request(address), pictureBounds);
}

/** The answer of a host; nothing where none came. */
async function answer(fetch: Fetch, url: URL): Promise<Response | undefined> {
  try {
    return await fetch(url.href);
  } catch (cause) {
    return cause instanceof UnreadAnswer ? Response.error() : undefined;
  }
}

/** Keeps the picture of an answer, drawn anew so that nothing but its pixels stays; the name of its file. */
async function keep(response: Response, uploads: Uploads): Promise<string | undefined> {
  const picture = await redrawn(Buffer.from(await response.arrayBuffer()));
  if (!picture) return undefined;
  const name = uploadName(picture);
  await uploads.keep(name, picture);
  return name;
}

async function redrawn(bytes: Buffer): Promise<Buffer | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels })
      .rotate()
      .resize({ width: widest, withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer();
  } catch {
    return undefined;
  }
}
