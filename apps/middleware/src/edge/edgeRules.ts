import { contract } from '@tailorbird/commerce/contract/contract';
import type { Method } from '@tailorbird/commerce/contract/method';

/** What the edge counts requests by: so many a minute from one address. */
export type EdgeClass = 'page' | 'form' | 'media' | 'payment';

/** How one kind of route is guarded. */
export interface EdgeRule {
  /** What traces call it. */
  readonly kind: string;
  /** Methods it answers; left out where the route itself answers for each. */
  readonly methods?: readonly string[];
  /** Bodies it takes; without it none is read. `types` is left out where the route itself judges them. */
  readonly body?: {
    readonly types?: RegExp;
    readonly maxBytes: number;
    readonly form?: boolean;
    /** What is said of a larger one, where that is not what is said everywhere. */
    readonly tooLarge?: string | undefined;
  };
  readonly rate?: { readonly reading?: EdgeClass; readonly writing?: EdgeClass };
  /** Longest until it answers, in milliseconds. */
  readonly deadlineMs: number;
  /** Whether it answers whatever name it is asked under, as balancers ask by address. */
  readonly anyHost?: boolean;
}

const kB = 1024;
const reading = ['GET', 'HEAD'];
const fromAnywhere = [...reading, 'OPTIONS'];
const json = /^application\/json\s*(?:;|$)/i;
const form = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;
const report = /^application\/(?:json|csp-report|reports\+json)\s*(?:;|$)/i;
const deadlineMs = 30_000;

/** Calls whose body may be larger than that of others. */
const largeCalls = Object.entries(contract).flatMap(([segment, rows]) =>
  Object.entries<Method>(rows).flatMap(([name, { maxBodyBytes: maxBytes }]) =>
    maxBytes === undefined
      ? []
      : [{ path: new RegExp(`^/${segment}/${name}$`), kind: 'call', body: { maxBytes }, deadlineMs }],
  ),
);

/** Every route but the pages has one of these: the first whose path fits. */
const edgeRules: readonly (EdgeRule & { readonly path: RegExp })[] = [
  { path: /^\/(?:healthz|livez|readyz)$/, kind: 'health', methods: reading, deadlineMs, anyHost: true },
  {
    path: /^\/(?:assets\/|favicon\.svg$|manifest\.webmanifest$)/,
    kind: 'file',
    methods: reading,
    deadlineMs,
  },
  { path: /^\/[isv]\//, kind: 'media', methods: fromAnywhere, rate: { reading: 'media' }, deadlineMs },
  {
    path: /^\/(?:staging\/)?content\/fetch$/,
    kind: 'content',
    methods: ['POST', 'OPTIONS'],
    body: { types: json, maxBytes: 64 * kB },
    rate: { writing: 'media' },
    deadlineMs,
  },
  {
    path: /^\/(?:content|staging|autocomplete)\//,
    kind: 'content',
    methods: fromAnywhere,
    rate: { reading: 'media' },
    deadlineMs,
  },
  {
    path: /^\/webhooks\//,
    kind: 'webhook',
    methods: [...reading, 'POST'],
    body: { types: json, maxBytes: 256 * kB },
    rate: { reading: 'media', writing: 'form' },
    deadlineMs,
  },
  // Programs that ask for somebody: what they make of it are calls, which are counted too.
  {
    path: /^\/mcp$/,
    kind: 'tool',
    methods: ['POST'],
    body: { types: json, maxBytes: 64 * kB },
    rate: { writing: 'page' },
    deadlineMs,
  },
  // What it takes, its row of the contract says.
  ...largeCalls,
  // A call says for itself what it takes, in the contract's own words, and is counted by its own class.
  {
    path: /^\/(?:api|commerce|customer-data|promotions)\//,
    kind: 'call',
    body: { maxBytes: 64 * kB },
    deadlineMs,
  },
  {
    path: /^\/payments\//,
    kind: 'payment',
    methods: [...reading, 'POST'],
    body: { types: json, maxBytes: 4 * kB },
    rate: { reading: 'media', writing: 'payment' },
    deadlineMs,
  },
  {
    path: /^\/__report$/,
    kind: 'report',
    methods: ['POST'],
    body: { types: report, maxBytes: 64 * kB },
    rate: { writing: 'form' },
    deadlineMs,
  },
  {
    path: /^\/(?:__|openapi\.json$|content-frame\/|live-shopping-frame\/)/,
    kind: 'part',
    methods: reading,
    rate: { reading: 'page' },
    deadlineMs,
  },
];

/** What fits no other rule. */
const page: EdgeRule = {
  kind: 'page',
  methods: [...reading, 'POST'],
  body: { types: form, maxBytes: 64 * kB, form: true },
  rate: { reading: 'page', writing: 'form' },
  deadlineMs,
};

/** A page that takes another body than a form, as the storefront's table of pages says it. */
export interface EdgePage {
  readonly kind: string;
  readonly matches: (pathname: string) => boolean;
  readonly types: readonly ('form' | 'json')[];
  readonly maxBytes: number;
  readonly tooLarge?: string;
}

/** The rule of each path, in a shop with these pages. */
export function createEdgeRules(pages: readonly EdgePage[] = []): (pathname: string) => EdgeRule {
  const pageRules = pages.map(({ kind, matches, types, maxBytes, tooLarge }) => ({
    matches,
    rule: { ...page, kind, body: { types: anyOf(types), maxBytes, tooLarge } },
  }));
  return (pathname) =>
    edgeRules.find(({ path }) => path.test(pathname)) ??
    pageRules.find(({ matches }) => matches(pathname))?.rule ??
    page;
}

function anyOf(types: EdgePage['types']): RegExp {
  return new RegExp(types.map((type) => ({ form, json })[type].source).join('|'), 'i');
}
