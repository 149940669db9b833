import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { z } from 'zod';

const row = z.strictObject({
  /** Names of built files without the hash in them, which says what is in them. */
  files: z.array(z.string()).optional(),
  /** Of inline scripts, the SHA-256 in base64 of the code with its data taken out. */
  inline: z.array(z.string()).optional(),
  owner: z.string().min(1),
  why: z.string().min(1),
});
const inventoryFile = new URL('../../../security/script-inventory.json', import.meta.url);

/** What runs where a shopper pays: who wrote it, and why it is there (PCI DSS 6.4.3). */
const inventory = z
  .strictObject({ about: z.string(), scripts: z.array(row) })
  .parse(JSON.parse(readFileSync(inventoryFile, 'utf8'))).scripts;

const builtFiles = new URL('../build/client/assets/', import.meta.url);
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('base64');

/** Data that differs from page to page, and what stands for it: JSON that is handed over, our own files, names of routes. */
const data: readonly (readonly [RegExp, string])[] = [
  [/(?<=streamController\.enqueue\()"(?:[^"\\\n]|\\.)*"(?=\))/g, 'DATA'],
  [/(?<=Promise\.all\()\["\/[\w.][^",]*"(?:,"\/[\w.][^",]*")*\](?=\.map)/g, 'FILES'],
  [/(?<=import\()"\/assets\/entry\.client-[\w-]{8}\.js"(?=\))/g, 'ENTRY'],
  [/(?<=then\(\()\[[\w,]*\](?=\)=>)/g, 'NAMES'],
  [/const (route\d+) = \{(?:,?\.\.\.\1_\w+)+\};\s*/g, ''],
  [/(?<=window\.__reactRouterRouteModules = )\{[\w\s"\-:,]*\}(?=;)/g, 'ROUTES'],
];

/** The SHA-256 of an inline script's code, with its data taken out. */
const shapeOf = (code: string) =>
  sha256(data.reduce((text, [pattern, name]) => text.replaceAll(pattern, name), code));

/** Listens to everything that runs in a shopper's pages. */
export function watchScripts(shopper: BrowserContext) {
  /** By address; each time it came, since one that came as its page was left cannot be read. */
  const files = new Map<string, Promise<Buffer | undefined>[]>();
  const inline = new Map<string, string>();
  shopper.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const content = response.body().catch(() => undefined);
    files.set(response.url(), [...(files.get(response.url()) ?? []), content]);
  });

  /** A file's name and hash, and whether it is a built one of the inventory or, like an inline script, data in a shape of it. */
  function toldOf(address: string, content: Buffer, ownOrigin: string) {
    const { origin, pathname } = new URL(address);
    const [, file = '', name = ''] = /^\/assets\/(([\w.-]+)-[\w-]{8}\.js)$/.exec(pathname) ?? [];
    const hash = file === '' ? shapeOf(content.toString()) : sha256(content);
    const isKnown =
      file === ''
        ? inventory.some(({ inline: shapes }) => shapes?.includes(hash))
        : inventory.some(({ files: names }) => names?.includes(name)) &&
          sha256(readFileSync(new URL(file, builtFiles))) === hash;
    return { name: pathname, hash, isKnown: isKnown && origin === ownOrigin };
  }

  return {
    /** Takes down the inline scripts a page has now. */
    look: async (page: Page) => {
      const codes = await page.evaluate(() =>
        [...document.scripts]
          .filter(({ type, src, text }) => src === '' && text !== '' && type !== 'application/ld+json')
          .map(({ text }) => text),
      );
      for (const code of codes) inline.set(shapeOf(code), code);
    },
    /** Each script with its hash; of those that are not in the inventory, or not as they were built, the code too. */
    told: async (ownOrigin: string) => {
      const scripts = [...inline].map(([hash, code]) => ({
        name: `inline ${code.slice(0, 300)}`,
        hash,
        isKnown: inventory.some(({ inline: shapes }) => shapes?.includes(hash)),
      }));
      for (const [address, times] of files) {
        const read = (await Promise.all(times)).filter((content) => content !== undefined);
        if (read.length === 0) read.push(await (await shopper.request.get(address)).body());
        for (const content of read) scripts.push(toldOf(address, content, ownOrigin));
      }
      return { scripts, unknown: scripts.filter(({ isKnown }) => !isKnown) };
    },
  };
}
