import { arbitraryOf } from '@tailorbird/blocks/testing/arbitraryOf';
import { mutated } from '@tailorbird/blocks/testing/mutated';
import { contract } from '@tailorbird/commerce/contract/contract';
import type { Method } from '@tailorbird/commerce/contract/method';
import { marketList, markets } from '@tailorbird/commerce/market';
import fc from 'fast-check';
import { exampleArguments } from './exampleArguments.ts';
import { password, registration } from './registration.ts';

/** A call as a stranger might send it. */
export interface StrangeCall {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** Names of arguments that are real in a shop, and of a call's own argument where another call has the same name. */
const realNames = [
  'productId',
  'variantId',
  'entityId',
  'categoryEntityId',
  'cartId',
  'getCart.id',
  'updateCart.id',
  'deleteCart.id',
  'sessionId',
  'version',
  'updateCartItem.itemId',
  'removeCartItem.itemId',
  'consignmentId',
  'shippingOptionId',
  'expectedTotal',
  'paymentToken',
  'orderId',
  'getOrder.cartId',
  'findOrder.email',
  'requestGuestReturn.email',
  'cancelGuestReturn.email',
  'customerId',
  'wishlistId',
  'token',
  'id',
  'itemId',
  'ids',
  'deleteCustomerAddress.ids',
  'updateCustomerAddress.id',
  'loginCustomer.email',
  'currentPassword',
  'registerCustomer.email',
] as const;
type RealName = (typeof realNames)[number];
const isReal = (name: string): name is RealName => realNames.some((real) => real === name);

/** What the names stand for at the moment of a call. */
export type RealValues = Readonly<Partial<Record<RealName, string | number | readonly number[]>>>;

/** Arguments for calls that are nobody's, which `exampleArguments` has none of. */
const publicExamples: { readonly [path: string]: readonly unknown[] } = {
  '/commerce/getCategory': [{ url: '/womens' }],
  '/commerce/getProductBadges': [1, [1, 2]],
  '/commerce/registerCustomer': [registration('new@example.com')],
  '/commerce/loginCustomer': [{ email: '', password }],
  '/commerce/findOrder': [{ orderId: 1, email: '' }],
  '/commerce/requestGuestReturn': [
    {
      orderId: 1,
      email: '',
      submission: '00000000-0000-4000-8000-00000000000b',
      lines: [{ line: 0, quantity: 1, reason: 'faulty' }],
    },
  ],
  '/commerce/cancelGuestReturn': [{ orderId: 1, returnId: 1, email: '' }],
  '/commerce/getSharedWishlist': [{ token: '' }],
};

const rows = Object.entries(contract).flatMap(([segment, methods]) =>
  Object.entries<Method>(methods).map(([name, { args, owner }]) => {
    const path = `/${segment}/${name}`;
    const example = owner === 'public' ? publicExamples[path] : exampleArguments(path.slice(1));
    return {
      path,
      name,
      args: fc.oneof(
        { weight: 1, arbitrary: arbitraryOf(args) },
        ...(example ? [{ weight: 2, arbitrary: fc.constant(example) }] : []),
      ),
    };
  }),
);

/** Every call of the contract, by path. */
export const everyCall: readonly string[] = rows.map(({ path }) => path);

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The arguments of a call with a mark for each real value. */
function withMarks(call: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withMarks(call, item));
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const real = [`${call}.${name}`, name].find(isReal);
      return [name, real ? `{{${real}}}` : withMarks(call, inner)];
    }),
  );
}

/** JSON with the real values in place of their marks. */
function withReal(json: string, real: RealValues): string {
  return json.replaceAll(/"\{\{([\w.]+)\}\}"/g, (mark, name: string) =>
    JSON.stringify((isReal(name) ? real[name] : undefined) ?? mark),
  );
}

const numbers =
  '2147483647 2147483648 -2147483649 4294967296 9007199254740993 1e15 1e309 -1e309 -0 0 -1 1.5 1e-7'.split(
    ' ',
  );
const texts = [
  String.raw`\ud800`,
  String.raw`\udc00\ud800`,
  String.raw`\u0000`,
  String.raw`\u202e`,
  String.raw`\r\nSet-Cookie: a=b`,
  String.raw`'; drop table orders; --`,
  String.raw`%_\\`,
  String.raw`{}[]()'"<>&|!:*`,
  '👗'.repeat(60),
];

/** Replaces one of the places in a text that fit a pattern; leaves the text as it is when there is none. */
function replaceOne(text: string, pattern: RegExp, nth: number, replacement: string): string {
  const found = [...text.matchAll(pattern)];
  const match = found[nth % Math.max(1, found.length)];
  if (!match) return text;
  return text.slice(0, match.index) + replacement + text.slice(match.index + match[0].length);
}

const anyPlace = fc.nat({ max: 40 });

/** Ways in which JSON goes wrong as it is written, which no value of ours says. */
const miswritten: fc.Arbitrary<(json: string) => string> = fc.oneof(
  fc.tuple(anyPlace, fc.constantFrom(...numbers)).map(
    ([nth, number]) =>
      (json: string) =>
        replaceOne(json, /(?<=[[:,])-?\d+(?:\.\d+)?/g, nth, number),
  ),
  fc.tuple(anyPlace, fc.constantFrom(...texts)).map(
    ([nth, text]) =>
      (json: string) =>
        replaceOne(json, /(?<=[[:,]")[^"\\]*/g, nth, text),
  ),
  fc.tuple(anyPlace, fc.constantFrom('__proto__', 'constructor', 'toString', 'id', '')).map(
    ([nth, name]) =>
      (json: string) =>
        replaceOne(json, /(?<=[{,]")\w+(?=":)/g, nth, name),
  ),
  anyPlace.map((nth) => (json: string) => json.slice(0, Math.max(0, json.length - nth))),
  fc.constantFrom(
    (json: string) => `﻿${json}`,
    (json: string) => json.repeat(2),
    (json: string) => `[${json}]`,
    (json: string) => json.slice(1, -1),
    (json: string) => `${'['.repeat(5000)}${json}${']'.repeat(5000)}`,
    (json: string) => json.replace('{', '{"__proto__":{"isAdmin":true},'),
    (json: string) => json.replace('}', ',"cartId":1,"cartId":"x"}'),
    () => '',
    () => 'null',
  ),
);

/** Bytes that are no UTF-8, put anywhere. */
const broken = fc
  .tuple(fc.nat(), fc.constantFrom([0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf5], [0], [0xe2, 0x82]))
  .map(([at, bytes]) => (body: Uint8Array) => {
    const place = at % (body.length + 1);
    return new Uint8Array([...body.subarray(0, place), ...bytes, ...body.subarray(place)]);
  });

const asWritten = fc.constant((json: string) => json);
const asBytes = fc.constant((body: Uint8Array) => body);
/** What a header can hold: bytes without control characters. */
const headerText = fc
  .string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
    maxLength: 300,
  })
  .map((text) => text.replace(/\u007f/g, ''));
const seldom = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 9, nil: undefined });

const strangeHeaders = fc.record({
  'channel-id': fc.oneof(
    { weight: 17, arbitrary: fc.constant(String(markets.uk.channelId)) },
    { weight: 2, arbitrary: fc.constantFrom(...marketList.map((name) => String(markets[name].channelId))) },
    { weight: 1, arbitrary: fc.oneof(headerText, fc.constantFrom('0', '1e3', '9'.repeat(400))) },
  ),
  'content-type': fc.oneof(
    { weight: 30, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.oneof(headerText, fc.constant('application/json; charset=utf-7')) },
  ),
  'idempotency-key': seldom(fc.oneof(headerText, fc.uuid(), fc.constant('k'.repeat(255)))),
  'x-request-id': seldom(headerText),
  'x-forwarded-for': seldom(fc.oneof(headerText, fc.ipV4(), fc.ipV6(), fc.constant('::1, ::::::, '))),
  cookie: seldom(
    fc.oneof(
      headerText,
      headerText.map((value) => `sid=${value}`),
    ),
  ),
});

/**
 * Calls that fit the contract and calls that are wrong in one of many ways: a value of another kind, a number that no
 * column holds, a text that cannot be kept, broken JSON, broken bytes, strange headers. Most name what is real.
 */
export const strangeCalls: fc.Arbitrary<(real: RealValues) => StrangeCall> = fc
  .tuple(
    fc.constantFrom(...rows).chain(({ path, name, args }) =>
      fc
        .tuple(args, fc.nat({ max: 3 }))
        .map(([valid, often]): unknown[] => {
          const marked = often === 0 ? valid : withMarks(name, valid);
          return Array.isArray(marked) ? marked : [];
        })
        .chain((valid) =>
          fc.oneof(
            fc.constant<unknown>(valid),
            mutated(valid).map(({ content }) => content),
          ),
        )
        .map((content) => ({ path, content })),
    ),
    fc.oneof({ weight: 3, arbitrary: asWritten }, { weight: 1, arbitrary: miswritten }),
    fc.oneof({ weight: 30, arbitrary: asBytes }, { weight: 1, arbitrary: broken }),
    strangeHeaders,
  )
  .map(([{ path, content }, write, breakBytes, headers]) => (real) => ({
    path,
    body: breakBytes(new TextEncoder().encode(write(withReal(JSON.stringify(content) ?? '', real)))),
    headers: Object.fromEntries(
      Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
  }));
