import fc from 'fast-check';
import type { RouteObject } from 'react-router';
import routes from '../app/routes.ts';

/** A request as a stranger might send it. */
export interface StrangeRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

/** A form of a page: where it is sent, and what is in it when nobody has typed anything. */
export interface PageForm {
  readonly action: string;
  readonly fields: readonly (readonly [string, string])[];
}

/** What is real in the shop: values for the parts of an address, and the forms its pages show. */
export interface RealPages {
  readonly parts: Readonly<Record<string, readonly string[]>>;
  readonly forms: readonly PageForm[];
}

/** Every path of the route table, as in `/eu/p/:id/:slug/:color`. */
export const everyPath: readonly string[] = pathsIn(routes as RouteObject[], '');

function pathsIn(all: readonly RouteObject[], above: string): string[] {
  return all.flatMap(({ path, index, children }) => {
    const own = path === undefined ? above : `${above}/${path}`;
    if (children) return pathsIn(children, own);
    return path === undefined && !index ? [] : [own === '' ? '/' : own];
  });
}

/** What the middleware answers itself, in the same process. */
const services = [
  '/commerce/getCart',
  '/content/key/:slug',
  '/content/id/:slug',
  '/content/hierarchies/descendants/id/:slug',
  '/staging/content/id/:slug',
  '/i/:slug',
  '/i/tailorbird/:slug',
  '/s/tailorbird/:slug',
  '/v/tailorbird/:slug',
  '/autocomplete/:slug',
  '/payments/tokens',
  '/content-frame/:slug',
  '/live-shopping-frame/:slug',
  '/__state',
  '/openapi.json',
  '/healthz',
  '/assets/:slug',
  '/:slug',
];

/** Parts of an address as no link of ours writes them. */
const oddParts = [
  ...'0 -1 1.5 1e99 NaN null undefined true 2147483648 99999999999 9007199254740993 01 +1 0x1f __proto__ constructor'.split(
    ' ',
  ),
  ...'toString .. . %2e%2e %2F %5C %00 %0d%0aSet-Cookie:a=b %ff %c0%80 %ed%a0%80 % %zz %25 %25%32%66 a%20b + ; @ : ~ *'.split(
    ' ',
  ),
  ...'%3Cscript%3Ealert(1)%3C/script%3E %27%20or%20%271%27=%271 %25%5C_%25 %F0%9F%91%97 %E2%80%AE %EF%BF%BF'.split(
    ' ',
  ),
  '%7B%7B7*7%7D%7D',
  'a'.repeat(3000),
  '%F0%9F%91%97'.repeat(200),
  '%5B'.repeat(300),
];
const queryNames =
  'query page sort direction filters[colour] filters[size] filters[__proto__] Size Length next token notice step to of tag key w h fmt qlt items place saved sent done itemsperpage ampl_domain ampl_timestamp logout num_results_Products country locale view __proto__'.split(
    ' ',
  );

const odd = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...oddParts) },
  {
    weight: 1,
    arbitrary: fc
      .string({ unit: 'binary', maxLength: 40 })
      .map((text) => encodeURIComponent(text.toWellFormed())),
  },
);

const query = fc
  .array(fc.tuple(fc.constantFrom(...queryNames), odd), { maxLength: 4 })
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`));

/** An address of a route, its parts real or odd; some ask for the page's data. */
function addressOf(route: string, parts: RealPages['parts']): fc.Arbitrary<string> {
  const written = route.split('/').map((part) => {
    if (!/^[:*]/.test(part)) return fc.constant(part);
    const real = parts[part] ?? [];
    return real.length === 0 ? odd : fc.oneof(fc.constantFrom(...real), odd);
  });
  return fc
    .tuple(fc.tuple(...written), query, fc.nat({ max: 7 }))
    .map(([path, search, nth]) => `${path.join('/') || '/'}${nth === 0 ? '.data' : ''}${search}`);
}

const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\r\nBcc: a@example.com',
  '-1',
  '1e309',
  '-0',
  'NaN',
  '2147483648',
  '9007199254740993',
  '__proto__',
  '<script>alert(1)</script>',
  "'; drop table orders; --",
  '👗'.repeat(300),
  '\u202e\ufeff',
  'x'.repeat(20_000),
  'javascript:alert(1)',
  '//evil.example',
  '[object Object]',
  '{"a":1}',
  'a@example.com',
  '../../etc/passwd',
];

type Fields = readonly (readonly [string, string])[];

/** A form's fields, some of them changed, left out, sent twice, or with a name of none. */
function changed(fields: Fields): fc.Arbitrary<Fields> {
  const field = ([name, value]: readonly [string, string]): fc.Arbitrary<Fields> =>
    fc.oneof(
      { weight: 5, arbitrary: fc.constant([[name, value] as const]) },
      { weight: 2, arbitrary: fc.constantFrom(...oddTexts).map((text) => [[name, text] as const]) },
      { weight: 1, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.constant([[name, value] as const, [name, 'twice'] as const]) },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom('__proto__', `${name}[]`, 'intent', 'id')
          .map((other) => [[other, value] as const]),
      },
    );
  return fc.tuple(...fields.map(field)).map((parts) => parts.flat());
}

interface Encoded {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

const bytes = (text: string) => new TextEncoder().encode(text);

function multipart(fields: Fields, end = '--boundary--\r\n'): string {
  const parts = fields.map(
    ([name, value]) => `--boundary\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return parts.join('') + end;
}

const urlencoded = (fields: Fields) =>
  new URLSearchParams(fields.map(([name, value]) => [name, value])).toString();

/** The ways to send fields: two that are right, and those that are not. */
const encodings: readonly { readonly weight: number; readonly encode: (fields: Fields) => Encoded }[] = [
  {
    weight: 8,
    encode: (fields) => ({
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: bytes(urlencoded(fields)),
    }),
  },
  {
    weight: 3,
    encode: (fields) => ({
      headers: { 'content-type': 'multipart/form-data; boundary=boundary' },
      body: bytes(multipart(fields)),
    }),
  },
];

/** Requests whose body is not what its type says, or of a type that no form has. */
const miscoded: typeof encodings = [
  ...[
    'text/plain',
    'application/json',
    'application/octet-stream',
    'image/png',
    '',
    'a',
    'multipart/form-data',
  ].map((type) => ({
    weight: 1,
    encode: (fields: Fields) => ({
      headers: type ? { 'content-type': type } : {},
      body: bytes(urlencoded(fields)),
    }),
  })),
  ...[
    (fields: Fields) => multipart(fields, ''),
    (fields: Fields) => multipart(fields).slice(0, -20),
    (fields: Fields) => multipart(fields).replace('name=', 'nam='),
    (fields: Fields) => `--other\r\n\r\n${multipart(fields)}`,
    () => '',
    () => '--boundary',
  ].map((write) => ({
    weight: 1,
    encode: (fields: Fields) => ({
      headers: { 'content-type': 'multipart/form-data; boundary=boundary' },
      body: bytes(write(fields)),
    }),
  })),
  {
    weight: 1,
    encode: () => ({
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new Uint8Array([0xff, 0x25, 0x00, 0x3d, 0x25, 0x66, 0x26, 0x3d, 0x3d]),
    }),
  },
];

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

/**
 * Requests for every route of the shop: addresses with odd parts and queries, the pages' own forms changed, bodies that
 * are not what they say, and methods that no page has.
 */
export function strangePages({ parts, forms }: RealPages): fc.Arbitrary<StrangeRequest> {
  const address = fc.constantFrom(...everyPath, ...services).chain((route) => addressOf(route, parts));
  const headers = fc.record(
    {
      accept: fc.constantFrom('*/*', 'text/html', 'application/json', 'a', ''),
      'accept-language': fc.constantFrom('de', 'en-GB,en;q=0.9', '*;q=x', ',,,', 'x'.repeat(2000)),
      cookie: fc.constantFrom(
        'preview=__proto__',
        'sid=%',
        'consent=%zz; wishlist=[',
        'wishlist=%5B%7B%22__proto__',
        'locale=__proto__',
        'recent=%00',
        '=;=;=',
      ),
      'if-none-match': fc.constantFrom('*', '"', 'W/"a"'),
      range: fc.constantFrom('bytes=0-0', 'bytes=9-1', 'a'),
    },
    { requiredKeys: [] },
  );
  const reading = fc
    .tuple(fc.constantFrom('GET', 'GET', 'GET', 'GET', 'HEAD'), address, headers)
    .map(([method, path, more]) => ({ method, path, headers: more }));
  const form = fc.constantFrom(...forms);
  const filled = (ways: typeof encodings) =>
    fc
      .tuple(
        form.chain((own) =>
          fc.tuple(
            fc.oneof({ weight: 4, arbitrary: fc.constant(own.action) }, { weight: 1, arbitrary: address }),
            changed(own.fields),
          ),
        ),
        fc.oneof(...ways.map(({ weight, encode }) => ({ weight, arbitrary: fc.constant(encode) }))),
      )
      .map(([[path, fields], encode]) => {
        const encoded = encode(fields);
        return { method: 'POST', path, headers: { ...sameOrigin, ...encoded.headers }, body: encoded.body };
      });
  const otherwise = fc
    .tuple(fc.constantFrom('PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'POST'), address, fc.boolean())
    .map(([method, path, isForm]) => ({
      method,
      path,
      headers: { ...sameOrigin, ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }) },
      body: bytes(isForm ? 'a=b' : ''),
    }));
  return fc.oneof(
    { weight: 11, arbitrary: reading },
    { weight: 6, arbitrary: filled(encodings) },
    { weight: 1, arbitrary: filled(miscoded) },
    { weight: 2, arbitrary: otherwise },
  );
}
