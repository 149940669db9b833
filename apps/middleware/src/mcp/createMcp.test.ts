import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { marketList } from '@tailorbird/commerce/market';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveBehindEdge } from '../testing/serveBehindEdge.ts';
import { shopWith, type TestShop } from '../testing/shopWith.ts';

let shop: TestShop;
let served: Awaited<ReturnType<typeof serveBehindEdge>>;
beforeAll(async () => {
  shop = await shopWith([
    {
      sku: '100001',
      name: 'Linen Dress',
      category: '/womens/dresses',
      colours: ['Moss Green', 'Ink'],
      sizes: ['10', '12'],
      price: { list: 4500, sale: 3950 },
      disabled: ['-2'],
    },
    { sku: '100002', name: 'Linen Shirt', category: '/womens/shirts', price: { list: 3900 } },
    { sku: '100003', name: 'Wool Scarf', category: '/womens', warehouse: 0, soldIn: ['us'] },
  ]);
  served = await serveBehindEdge(shop);
});
afterAll(async () => {
  served.close();
  await shop.close();
});

/** A program that speaks the protocol, with its official client, which holds answers against what a tool says it answers. */
async function connected() {
  const client = new Client({ name: 'a test', version: '1' });
  // The client's own types are written without exact optional properties.
  const transport = new StreamableHTTPClientTransport(
    new URL(`http://127.0.0.1:${served.port}/mcp`),
  ) as unknown as Parameters<typeof client.connect>[0];
  await client.connect(transport);
  await client.listTools();
  const ask = async (name: string, args: Record<string, unknown> = {}) => {
    const answer = await client.callTool({ name, arguments: args });
    const [first] = answer.content as { text: string }[];
    return { isError: answer.isError, told: answer.structuredContent, text: first?.text ?? '' };
  };
  return { client, ask };
}

const address = { uk: 'http://shop.example', eu: 'http://shop.example/eu', us: 'http://shop.example/us' };
const price = { uk: '£39.50', eu: '€39.50', us: '$39.50' };
const was = { uk: '£45', eu: '€45', us: '$45' };
const idAt = (at: number) => shop.styles[at]?.productId ?? 0;

describe('a program that asks for a shopper', () => {
  it('learns which tools there are, that they only look, and what each takes', async () => {
    const { client } = await connected();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_products',
      'get_product',
      'get_delivery_and_returns',
      'make_bag_link',
    ]);
    for (const { annotations, inputSchema } of tools) {
      expect(annotations?.readOnlyHint).toBe(true);
      expect(inputSchema.additionalProperties).toBe(false);
      expect(Object.keys(inputSchema.properties ?? {})).toContain('market');
    }
    expect(client.getInstructions()).toContain('shoppers choose');
    await client.ping();
  });

  it.each(marketList)(
    'finds products in %s with its prices, sizes in stock and addresses',
    async (market) => {
      const { ask } = await connected();
      const { told } = await ask('search_products', { market, query: 'linen dress' });
      expect(told).toMatchObject({ total: expect.any(Number), page: 1 });
      const { products } = told as { products: { name: string }[] };
      expect(products.find(({ name }) => name === 'Linen Dress')).toMatchObject({
        price: price[market],
        was: was[market],
        colours: [
          {
            colour: 'Moss Green',
            address: `${address[market]}/p/${idAt(0)}/linen-dress/Moss_Green`,
            inStock: true,
            sizesInStock: ['10'],
          },
          { colour: 'Ink', sizesInStock: ['10', '12'] },
        ],
      });
    },
  );

  it('narrows by category, colour, size and price, by what an answer says there is to choose', async () => {
    const { ask } = await connected();
    const names = async (more: object) => {
      const { told, text } = await ask('search_products', { category: '/womens', ...more });
      const { products } = told as { products: { name: string }[] };
      expect(JSON.parse(text)).toEqual(told);
      return products.map(({ name }) => name).toSorted();
    };
    expect(await names({})).toEqual(['Linen Dress', 'Linen Shirt']);
    expect(await names({ category: '/womens/dresses' })).toEqual(['Linen Dress']);
    expect(await names({ colour: ['Ink'] })).toEqual(['Linen Dress']);
    expect(await names({ size: ['12'] })).toEqual(['Linen Dress']);
    expect(await names({ price: ['100-'] })).toEqual([]);
    expect(await names({ price: ['25-50'] })).toHaveLength(2);
  });

  it.each(marketList)('gets in %s an address for each size and colour, and what is left', async (market) => {
    const { ask } = await connected();
    const { told } = await ask('get_product', { market, id: idAt(0) });
    const { choices } = told as { choices: object[] };
    expect(choices).toHaveLength(4);
    expect(choices[1]).toEqual({
      colour: 'Moss Green',
      size: '12',
      length: null,
      inStock: false,
      address: `${address[market]}/p/${idAt(0)}/linen-dress/Moss_Green?Size=12`,
    });
  });

  it('has the colour that was asked for in front', async () => {
    const { ask } = await connected();
    const { told } = await ask('search_products', { category: '/womens/dresses', colour: ['Ink'] });
    expect(told).toMatchObject({ products: [{ colours: [{ colour: 'Ink' }, { colour: 'Moss Green' }] }] });
  });

  it('is told what one market sells and another does not', async () => {
    const { ask } = await connected();
    const scarf = { id: idAt(2) };
    expect((await ask('get_product', { ...scarf, market: 'us' })).told).toMatchObject({
      name: 'Wool Scarf',
      description: ['A plain description.'],
      colours: [{ inStock: false, sizesInStock: [] }],
      choices: [{ size: null, inStock: false }],
    });
    expect(await ask('get_product', scarf)).toMatchObject({ isError: true, told: undefined });
  });

  it.each([
    ['uk', '£3.95', '£50', 30],
    ['eu', '€5.95', '€80', 30],
    ['us', '$8.95', '$120', 30],
  ] as const)('is told what %s promises of delivery and returns', async (market, cost, free, days) => {
    const { ask } = await connected();
    expect((await ask('get_delivery_and_returns', { market })).told).toMatchObject({
      delivery: expect.arrayContaining([expect.objectContaining({ name: 'Standard Delivery', cost })]),
      standardDeliveryIsFreeFrom: free,
      returnsWithinDays: days,
      pages: { returns: `${address[market]}/returns` },
    });
  });

  it.each(marketList)('makes an address in %s where a shopper buys products together', async (market) => {
    const { ask } = await connected();
    const pieces = [
      { id: idAt(0), colour: 'ink' },
      { id: idAt(1), colour: 'Moss Green' },
    ];
    expect((await ask('make_bag_link', { market, pieces })).told).toMatchObject({
      address: `${address[market]}/look/${idAt(0)}-Ink,${idAt(1)}-Moss_Green`,
      pieces: [{ name: 'Linen Dress', price: price[market] }, { name: 'Linen Shirt' }],
    });
    const red = await ask('make_bag_link', { pieces: [{ id: idAt(1), colour: 'Red' }] });
    expect(red).toMatchObject({ isError: true, text: expect.stringContaining('but in: Moss Green') });
    const twice = await ask('make_bag_link', { pieces: [pieces[0], pieces[0]] });
    expect(twice).toMatchObject({ isError: true });
  });
});
