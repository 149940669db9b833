import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { ContentClient } from 'dc-delivery-sdk-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentItem, ContentStore } from './contentStore.ts';
import { createContent } from './createContent.ts';

// The content service's own client asks ours, over a socket: what it takes for an answer is one.

const schema = 'https://types.shop.example/story';
const localised = {
  _meta: { schema: 'http://bigcontent.io/cms/schema/v1/core#/definitions/localized-value' },
  values: [
    { locale: 'en-GB', value: 'Colour' },
    { locale: 'en-US', value: 'Color' },
  ],
};
function story(name: string, rest: Record<string, unknown> = {}, hierarchy?: object): ContentItem {
  const deliveryId = `id-of-${name}`;
  return {
    _meta: { schema, deliveryId, deliveryKey: `uk/${name}`, ...(hierarchy && { hierarchy }) },
    ...rest,
  };
}
const slide = (name: string, more: object = {}) => ({
  _meta: { schema: 'https://types.shop.example/slide', deliveryId: `id-of-${name}` },
  name,
  ...more,
});

const published = [
  story('carousel', { slides: [slide('one', { picture: slide('inner') }), slide('two')], title: localised }),
  story('linen', { category: 'Home', minutes: 12 }, { root: false, parentId: 'id-of-journal' }),
  story('mending', { category: 'Care', minutes: 5 }, { root: false, parentId: 'id-of-journal' }),
  story('moths', { category: 'Care', minutes: 20 }, { root: false, parentId: 'id-of-mending' }),
  story('journal', {}, { root: true }),
];
const drafts = [story('linen', { category: 'Home', minutes: 13 }), story('wool', { category: 'Care' })];

function storeOf(items: readonly ContentItem[]): ContentStore {
  return {
    all: () => Promise.resolve(items),
    byKey: (key) => Promise.resolve(items.find(({ _meta }) => _meta.deliveryKey === key)),
    byId: (id) => Promise.resolve(items.find(({ _meta }) => _meta.deliveryId === id)),
  };
}

let server: ReturnType<typeof serve>;
let baseUrl: string;
beforeAll(async () => {
  const app = createContent({
    published: storeOf(published),
    staging: storeOf(drafts),
    preview: { secret: 'a-secret-of-editors', isOpen: false },
    clock: () => new Date(0),
  });
  const listening = Promise.withResolvers<number>();
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) =>
    listening.resolve(port),
  );
  baseUrl = `http://127.0.0.1:${await listening.promise}`;
});
afterAll(() => void server.close());

const client = (locale?: string) =>
  new ContentClient({ hubName: 'shop', baseUrl, ...(locale && { locale }) });
const preview = () =>
  new ContentClient({
    hubName: 'shop',
    stagingEnvironment: 'shop.staging.bigcontent.io',
    signingProxyAddress: `${baseUrl}/staging`,
    previewKey: 'a-secret-of-editors',
  });
const namesOf = (responses: readonly { content: { _meta: { deliveryKey?: string | null } } }[]) =>
  responses.map(({ content }) => String(content._meta.deliveryKey).replace('uk/', ''));

describe('services §3 content delivery, asked by the service’s own client', () => {
  it('finds one item by its key and by its id', async () => {
    expect((await client().getContentItemByKey('uk/linen')).body).toMatchObject({ minutes: 12 });
    expect((await client().getContentItemById('id-of-linen')).body).toMatchObject({ minutes: 12 });
  });

  it('says what is not there so that the client knows it as such', async () => {
    await expect(client().getContentItemByKey('uk/nothing')).rejects.toThrow('uk/nothing');
    await expect(client().getContentItemById('id-of-nothing')).rejects.toThrow('id-of-nothing');
  });

  it('finds several at once, and says of each that is missing that it is', async () => {
    const { responses } = await client().getContentItemsByKey(['uk/linen', 'uk/nothing', 'uk/moths']);
    expect(responses).toMatchObject([
      { content: { minutes: 12 } },
      { error: { type: 'CONTENT_NOT_FOUND' } },
      { content: { minutes: 20 } },
    ]);
  });

  it('answers a localised value in the locale of the client, and whole where it names none', async () => {
    expect((await client('en-US').getContentItemByKey('uk/carousel')).body).toMatchObject({ title: 'Color' });
    expect((await client('en-IE,en-*,*').getContentItemByKey('uk/carousel')).body).toMatchObject({
      title: 'Colour',
    });
    expect((await client('de-DE').getContentItemByKey('uk/carousel')).body).toMatchObject({ title: null });
    expect((await client().getContentItemByKey('uk/carousel')).body['title']).toMatchObject(localised);
  });

  it('inlines what an item is made of as deep as is asked', async () => {
    const ask = async (depth: 'all' | 'root') =>
      (await client().getContentItems([{ key: 'uk/carousel' }], { depth, format: 'inlined' })).responses[0];
    expect(await ask('all')).toMatchObject({
      content: { slides: [{ name: 'one', picture: { name: 'inner' } }, { name: 'two' }] },
    });
    expect(await ask('root')).toMatchObject({
      content: {
        slides: [{ id: 'id-of-one', contentType: 'https://types.shop.example/slide' }, { id: 'id-of-two' }],
      },
    });
    const oneDeep = await fetch(`${baseUrl}/content/key/uk/carousel?depth=1&format=inlined`);
    expect(await oneDeep.json()).toMatchObject({
      content: { slides: [{ name: 'one', picture: { id: 'id-of-inner' } }, { name: 'two' }] },
    });
  });

  it('puts what an item is made of beside it, each once, where it is asked for linked', async () => {
    const { responses } = await client().getContentItems([{ key: 'uk/carousel' }], {
      depth: 'all',
      format: 'linked',
    });
    expect(responses).toMatchObject([
      {
        content: { slides: [{ id: 'id-of-one' }, { id: 'id-of-two' }] },
        linkedContent: [{ name: 'one', picture: { id: 'id-of-inner' } }, { name: 'inner' }, { name: 'two' }],
      },
    ]);
  });

  it('filters by type and by value, sorts, and goes on from page to page', async () => {
    const first = await client()
      .filterByContentType(schema)
      .filterBy('/category', 'Care')
      .sortBy('minutes', 'DESC')
      .page(1)
      .request({ depth: 'all', format: 'inlined' });
    expect(namesOf(first.responses)).toEqual(['moths']);
    const second = await first.page.next?.();
    expect(namesOf(second?.responses ?? [])).toEqual(['mending']);
    expect(second?.page).toEqual({ responseCount: 1 });
    expect(
      (await client().filterByContentType('https://types.shop.example/none').request()).responses,
    ).toEqual([]);
  });

  it('finds the children of an item by its id and by its key', async () => {
    const byId = await client().filterByParentId('id-of-journal').sortBy('minutes', 'ASC').request();
    expect(namesOf(byId.responses)).toEqual(['mending', 'linen']);
    const byKey = await client()
      .filterByContentType(schema)
      .lookUpByHierarchyDeliveryKey('uk/mending')
      .request();
    expect(namesOf(byKey.responses)).toEqual(['moths']);
  });

  it('answers all below an item, from which the client makes a tree', async () => {
    const tree = await client().getByHierarchy({ rootId: 'id-of-journal', maximumPageSize: 2 });
    const shape = ({ content, children }: typeof tree): unknown => [
      content._meta.deliveryId.replace('id-of-', ''),
      ...children.map(shape),
    ];
    expect(shape(tree)).toEqual(['journal', ['linen'], ['mending', ['moths']]]);
    const shallow = await client().getHierarchyByKey({ rootKey: 'uk/journal', maximumDepth: 1 });
    expect(shape(shallow)).toEqual(['journal', ['linen'], ['mending']]);
  });

  it('shows an editor what is not published, by the key of the preview alone', async () => {
    expect((await preview().getContentItemByKey('uk/linen')).body).toMatchObject({ minutes: 13 });
    const care = await preview().filterBy('/category', 'Care').request();
    expect(namesOf(care.responses).toSorted()).toEqual(['mending', 'moths', 'wool']);
    expect((await preview().filterBy('/category', 'Home').request()).responses).toMatchObject([
      { content: { minutes: 13 } },
    ]);
    expect(namesOf((await client().filterBy('/category', 'Care').request()).responses)).not.toContain('wool');
    expect((await fetch(`${baseUrl}/staging/content/filter`, { method: 'POST', body: '{}' })).status).toBe(
      403,
    );
  });

  it.each([
    ['filter', { filterBy: [{ path: 'no-slash', value: 1 }] }],
    ['filter', { page: { size: 51 } }],
    ['filter', { page: { cursor: '-1' } }],
    ['fetch', { requests: [{ key: 'uk/linen' }], parameters: { depth: 23 } }],
    ['fetch', { requests: [{ key: 'uk/linen' }], parameters: { locale: '<b>' } }],
    ['fetch', {}],
  ])('a %s of %j is refused with what is wrong', async (way, body) => {
    const answer = await fetch(`${baseUrl}/content/${way}`, { method: 'POST', body: JSON.stringify(body) });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { type: 'BAD_REQUEST', message: /→ at/ } });
  });
});
