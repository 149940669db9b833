import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { FetchPictures } from './importCatalogue.ts';

/** Fetches an address; the platform's `fetch`, or a stand-in. */
type Fetch = (address: string, init: RequestInit) => Promise<Response>;

const atOnce = 4;
const timeoutMs = 10_000;
const mostBytes = 20_000_000;
const mostPixels = 60_000_000;
const widest = 1600;

/** Where a kept picture is in the shop, by the name of its file. */
const addressOf = (name: string) => `/i/tailorbird/uploads/${name}`;

/**
 * Fetches pictures into `directory`, each named after what it shows, so that the same picture is kept once
 * and a changed one has a new address. What cannot be fetched or is no picture is left out. A host that does
 * not answer once is not asked again.
 */
export function createFetchPictures(directory: string, fetch: Fetch = globalThis.fetch): FetchPictures {
  return async (addresses) => {
    await mkdir(directory, { recursive: true });
    const kept = new Map<string, string>();
    const silent = new Set<string>();
    const waiting = addresses.values();
    const work = async () => {
      for (const address of waiting) {
        const url = publicUrl(address);
        if (!url || silent.has(url.host)) continue;
        const response = await answer(fetch, url);
        if (!response) silent.add(url.host);
        const name = response?.ok ? await keep(response, directory) : undefined;
        if (name) kept.set(address, addressOf(name));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return kept;
  };
}

/** The file comes from outside: it may name the web, not this machine or its network. */
function publicUrl(address: string): URL | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const isPublic =
    /^[a-z0-9.-]+\.[a-z]{2,}$/i.test(url.hostname) && !/\.(local|internal|localhost)$/i.test(url.hostname);
  return isPublic ? url : undefined;
}

async function answer(fetch: Fetch, url: URL): Promise<Response | undefined> {
  try {
    return await fetch(url.href, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  } catch {
    return undefined;
  }
}

/** Keeps the picture of an answer, drawn anew so that nothing but its pixels stays; the name of its file. */
async function keep(response: Response, directory: string): Promise<string | undefined> {
  const bytes = await readWithin(response, mostBytes);
  if (!bytes) return undefined;
  const picture = await redrawn(bytes);
  if (!picture) return undefined;
  const name = createHash('sha256').update(picture).digest('hex').slice(0, 40);
  const temporary = join(directory, `.${randomUUID()}`);
  await writeFile(temporary, picture);
  await rename(temporary, join(directory, name));
  return name;
}

async function redrawn(bytes: Buffer): Promise<Buffer | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels })
      .rotate()
      .resize({ width: widest, withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer();
  } catch {
    return undefined;
  }
}

/** The bytes of an answer, or nothing when there are too many or it breaks off. */
async function readWithin(response: Response, most: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > most) return undefined;
      chunks.push(chunk);
    }
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks);
}
