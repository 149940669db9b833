import { existsSync, readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BlockDataProvider } from './BlockData.tsx';
import { BlockList } from './BlockList.tsx';
import { fixtureProducts } from './fixtureProducts.ts';
import { fixtures } from './fixtures.ts';
import { PageFactsProvider } from './PageFacts.tsx';
import { parseBlocks } from './parse.ts';
import { registry } from './registry.tsx';
import { schemaAddress } from './schemaAddress.ts';
import { type BlockId, schemas } from './schemas.ts';

// A record of literal keys; `Object.keys` types every key as string.
const ids = Object.keys(schemas) as BlockId[];

const everyFixture = ids.flatMap((id) =>
  Object.entries(fixtures[id]).map(([name, content]) => ({ id, name, content })),
);

/** A page as it leaves the server, lazy blocks and all. */
function htmlOf(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let html = '';
    const sink = new Writable({
      write: (chunk, _encoding, done) => {
        html += String(chunk);
        done();
      },
    });
    sink.on('finish', () => resolve(html));
    const { pipe } = renderToPipeableStream(page, { onAllReady: () => pipe(sink), onError: reject });
  });
}

const pageOf = (id: BlockId, content: object) => {
  const { blocks, broken } = parseBlocks([{ _meta: { schema: schemaAddress(id) }, ...content }]);
  const page = (
    <PageFactsProvider market="eu" embeds>
      <BlockDataProvider data={{ products: fixtureProducts }}>
        <BlockList blocks={blocks} />
      </BlockDataProvider>
    </PageFactsProvider>
  );
  return { page, broken };
};

test('every schema has a row, and every row a schema', () => {
  expect(Object.keys(registry).toSorted()).toEqual(ids.toSorted());
});

describe.each(ids)('%s', (id) => {
  test('has a default and a minimal fixture', () => {
    expect(Object.keys(fixtures[id])).toEqual(expect.arrayContaining(['default', 'minimal']));
  });

  test('has a story for every fixture', () => {
    const stories = storiesOf(id);
    const missing = Object.keys(fixtures[id]).filter(
      (name) => !new RegExp(`Fixtures\\.${name}\\b`).test(stories),
    );
    expect(missing, `add a story for each of these to ${id}/`).toEqual([]);
  });
});

/** The text of a block's stories; the file is named by its component. */
function storiesOf(id: BlockId): string {
  const pascal = id.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const files = [pascal, `${pascal}Block`].map(
    (name) => new URL(`${id}/${name}.stories.tsx`, import.meta.url),
  );
  const found = files.find((file) => existsSync(file));
  if (found === undefined) throw new Error(`${id} has no stories: expected ${id}/${pascal}.stories.tsx.`);
  return readFileSync(found, 'utf8');
}

test.each(everyFixture)(
  '$id: the fixture “$name” parses and renders on the server to its end',
  async ({ id, content }) => {
    const { page, broken } = pageOf(id, content ?? {});
    expect(broken).toEqual([]);
    expect(await htmlOf(page)).toContain('<div');
  },
);

test.each(everyFixture)(
  '$id “$name”: every link of the shop goes through the market',
  async ({ id, content }) => {
    const html = await htmlOf(pageOf(id, content ?? {}).page);
    const links = [...html.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href = '']) => href);
    expect(links.filter((href) => !/^(?:\/eu\b|\/v\/|https:\/\/)/.test(href))).toEqual([]);
  },
);

test.each(everyFixture)('$id “$name”: every picture has an alternative text', async ({ id, content }) => {
  const html = await htmlOf(pageOf(id, content ?? {}).page);
  expect([...html.matchAll(/<img[^>]*>/g)].filter(([image]) => !image.includes(' alt="'))).toEqual([]);
});
