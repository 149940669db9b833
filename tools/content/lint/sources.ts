import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** One document of content, as far as it could be read. */
export interface Source {
  /** The file’s path in its folder, or the delivery key. */
  readonly name: string;
  readonly json?: unknown;
  /** Why there is nothing to check. */
  readonly unreadable?: string;
}

function parsed(name: string, text: string): Source {
  try {
    return { name, json: JSON.parse(text) };
  } catch (error) {
    return { name, unreadable: `It is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** Every JSON file of a folder and the folders in it. */
export function sourcesInFolder(folder: string): readonly Source[] {
  return globSync('**/*.json', { cwd: folder })
    .toSorted()
    .map((name) => parsed(name, readFileSync(join(folder, name), 'utf8')));
}

type Fetch = (url: string) => Promise<{ readonly status: number; readonly text: () => Promise<string> }>;

async function sourceAt(host: string, key: string, get: Fetch): Promise<Source | undefined> {
  const url = new URL(`content/key/${key}?depth=all&format=inlined`, host.endsWith('/') ? host : `${host}/`);
  try {
    const response = await get(url.href);
    if (response.status === 404) return undefined;
    if (response.status !== 200) return { name: key, unreadable: `The host answered ${response.status}.` };
    const { json, unreadable } = parsed(key, await response.text());
    if (unreadable !== undefined) return { name: key, unreadable };
    const content: unknown =
      typeof json === 'object' && json !== null ? Reflect.get(json, 'content') : undefined;
    return content === undefined
      ? { name: key, unreadable: 'The answer has no content.' }
      : { name: key, json: content };
  } catch (error) {
    return { name: key, unreadable: `The host did not answer: ${String(error)}` };
  }
}

/** What a content host delivers under these keys. Keys under which it has nothing are left out. */
export async function sourcesAtHost(
  host: string,
  keys: readonly string[],
  get: Fetch,
): Promise<readonly Source[]> {
  const sources: Source[] = [];
  for (const key of keys) {
    const source = await sourceAt(host, key, get);
    if (source !== undefined) sources.push(source);
  }
  return sources;
}

/** The delivery key of a document: its own word for it, or its file’s path without the set it is in. */
export function keyOf({ name, json }: Source): string {
  const meta: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, '_meta') : undefined;
  const key: unknown =
    typeof meta === 'object' && meta !== null ? Reflect.get(meta, 'deliveryKey') : undefined;
  return typeof key === 'string' ? key : name.replace(/^(?:published|staging)\//, '').replace(/\.json$/, '');
}

/** A key without its market: `uk/browse/mens` is `browse/mens`. */
export function pageOf(key: string): string {
  return key.replace(/^(?:uk|eu|us)\//, '');
}

/** The name of a picture without its folder and ending. */
export function pictureName(file: string): string {
  return basename(file).replace(/\.\w+$/, '');
}
