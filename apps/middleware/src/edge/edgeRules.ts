/** What the edge counts requests by: so many a minute from one address. */
export type EdgeClass = 'page' | 'form' | 'media' | 'payment';

/** How one kind of route is guarded. The first rule whose path fits is a request's. */
export interface EdgeRule {
  readonly path: RegExp;
  /** What traces call it. */
  readonly kind: string;
  /** Methods it answers; left out where the route itself answers for each. */
  readonly methods?: readonly string[];
  /** Bodies it takes; without it none is read. `types` is left out where the route itself judges them. */
  readonly body?: { readonly types?: RegExp; readonly maxBytes: number; readonly form?: boolean };
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

/** Every route of the shop has one of these: what is in none of the first is a page. */
const edgeRules: readonly EdgeRule[] = [
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
  // A call says for itself what it takes, in the contract's own words, and is counted by its own class.
  {
    path: /^\/(?:commerce|customer-data|promotions)\//,
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
  {
    // The content service's editor posts the item it shows, whole.
    path: /^(?:\/(?:eu|us))?\/amplience-visualization\//,
    kind: 'editor',
    methods: [...reading, 'POST'],
    body: { types: new RegExp(`${form.source}|${json.source}`, 'i'), maxBytes: 256 * kB },
    rate: { reading: 'page', writing: 'form' },
    deadlineMs,
  },
  {
    path: /^(?:\/(?:eu|us))?\/me\/wallet$/,
    kind: 'wallet',
    methods: [...reading, 'POST'],
    body: { types: json, maxBytes: 64 * kB },
    rate: { reading: 'page', writing: 'form' },
    deadlineMs,
  },
  {
    path: /^/,
    kind: 'page',
    methods: [...reading, 'POST'],
    body: { types: form, maxBytes: 64 * kB, form: true },
    rate: { reading: 'page', writing: 'form' },
    deadlineMs,
  },
];

/** The rule of a path. */
export function edgeRuleOf(pathname: string): EdgeRule {
  const rule = edgeRules.find(({ path }) => path.test(pathname));
  if (!rule) throw new Error(`No rule fits ${pathname}: the last one has to fit all.`);
  return rule;
}
