import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { z } from 'zod';
import type { LastGoodFiles } from './lastGoodFiles.ts';

/** A piece of content; its blocks are parsed where they are shown. */
const contentItem = z.looseObject({
  _meta: z.looseObject({
    schema: z.string(),
    deliveryId: z.string().optional(),
    deliveryKey: z.string().optional(),
  }),
});
export type ContentItem = z.infer<typeof contentItem>;

export interface ContentStore {
  readonly byKey: (key: string) => Promise<ContentItem | undefined>;
  readonly byId: (id: string) => Promise<ContentItem | undefined>;
  /** Every item that is a file of its own, in the order of their keys. */
  readonly all: () => Promise<readonly ContentItem[]>;
}

/** How long the folder is taken to be unchanged, in milliseconds. */
const freshMs = 500;

/** A content file that cannot be read, and what is served in its place. */
export interface BrokenFile extends Fault {
  readonly file: string;
  readonly served: 'its last good version' | 'nothing';
}

interface Options {
  readonly folder: string;
  /** Told once for each change that leaves a file broken. */
  readonly onBroken: (broken: BrokenFile) => void;
  readonly lastGood: LastGoodFiles;
}

/**
 * A set of content kept as JSON files: the path of a file without `.json` is its delivery key. Files are read again
 * when they change. One that cannot be read keeps its last good version, from memory or, after a restart, from the
 * disk; without one it is left out.
 */
export function createContentStore({ folder, onBroken, lastGood }: Options): ContentStore {
  const files = new Map<string, { changed: number; item: ContentItem | undefined }>();
  let lookedAt = 0;
  let looking: Promise<void> | undefined;

  const look = async () => {
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    const found = new Set(names.filter((name) => name.endsWith('.json')));
    for (const name of files.keys()) if (!found.has(name)) files.delete(name);
    for (const name of found) {
      const path = join(folder, name);
      const changed = (await stat(path).catch(() => undefined))?.mtimeMs;
      if (changed === undefined || files.get(name)?.changed === changed) continue;
      const read = await readItem(path, keyOf(name));
      if (read.ok) await lastGood.keep(name, read.value.text, changed);
      const item = read.ok ? read.value.item : (files.get(name)?.item ?? (await lastGoodItem(name)));
      if (!read.ok)
        onBroken({ file: path, ...read.error, served: item ? 'its last good version' : 'nothing' });
      files.set(name, { changed, item });
    }
    lookedAt = Date.now();
  };
  const lastGoodItem = async (name: string) => {
    const text = await lastGood.find(name);
    try {
      return text === undefined ? undefined : parseItem(text, keyOf(name));
    } catch {
      // Kept by a version of the shop for which it was an item.
      return undefined;
    }
  };
  const refresh = async () => {
    if (Date.now() - lookedAt < freshMs) return;
    looking ??= look().finally(() => {
      looking = undefined;
    });
    await looking;
  };
  return {
    byKey: async (key) => {
      await refresh();
      return files.get(`${key.split('/').join(sep)}.json`)?.item;
    },
    byId: async (id) => {
      await refresh();
      for (const { item } of files.values()) {
        const found = itemIn(item, id);
        if (found) return found;
      }
      return undefined;
    },
    all: async () => {
      await refresh();
      return [...files]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .flatMap(([, { item }]) => (item ? [item] : []));
    },
  };
}

/** The item of an id: the file’s own, or one that stands inside it, which the service answers just as well. */
function itemIn(value: unknown, id: string): ContentItem | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('_meta' in value) {
    const item = contentItem.safeParse(value).data;
    if (item?._meta.deliveryId === id) return item;
  }
  for (const inner of Object.values(value)) {
    const found = itemIn(inner, id);
    if (found) return found;
  }
  return undefined;
}

function keyOf(name: string): string {
  return relative('.', name)
    .split(sep)
    .join('/')
    .replace(/\.json$/, '');
}

async function readItem(
  path: string,
  key: string,
): Promise<Result<{ text: string; item: ContentItem }, Fault>> {
  let text = '';
  try {
    text = await readFile(path, 'utf8');
    return ok({ text, item: parseItem(text, key) });
  } catch (cause) {
    return err(brokenAt(text, cause));
  }
}

/** Throws for a text that is no item. */
function parseItem(text: string, key: string): ContentItem {
  const parsed: unknown = JSON.parse(text);
  const wrapped = z.object({ content: contentItem }).safeParse(parsed);
  const item = wrapped.success ? wrapped.data.content : contentItem.parse(parsed);
  return { ...item, _meta: { deliveryKey: key, ...item._meta } };
}

/** What is wrong with a content file, and where: lines and columns begin at 1. */
interface Fault {
  readonly line?: number;
  readonly column?: number;
  readonly reason: string;
  readonly fix: string;
}

/** What is wrong with the text of a content file that could not be read. */
export function brokenAt(text: string, cause: unknown): Fault {
  const faults: ParseError[] = [];
  parse(text, faults, { disallowComments: true });
  const [fault] = faults;
  if (fault === undefined)
    return {
      reason: cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause),
      fix: 'Write what is missing; every item has a _meta with its schema.',
    };
  const before = text.slice(0, fault.offset).split('\n');
  const line = before.length;
  const column = (before.at(-1)?.length ?? 0) + 1;
  const reason = wordsOf(printParseErrorCode(fault.error));
  return { line, column, reason, fix: `Mend line ${line} at or before column ${column}.` };
}

/** `ColonExpected` as “colon expected”. */
function wordsOf(code: string): string {
  return code.replace(/(?<=[a-z])[A-Z]/g, ' $&').toLowerCase();
}
