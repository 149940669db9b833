/** What answers at a first segment that is no page's, and for whom. */
type Answers =
  /** The middleware, to scripts and probes. */
  | 'call'
  /** The middleware, to other sites too: pictures and films in mails and feeds, published content, suggestions. */
  | 'published'
  /** The middleware, to whoever opens it. */
  | 'middleware'
  /** The storefront's server, with a file to be opened. */
  | 'file'
  /** The storefront's server, to its own pages. */
  | 'part';

/** First segments that are no page's, beside the rows of `pages.ts` without a layout. */
export const notPages = {
  api: 'call',
  commerce: 'call',
  'customer-data': 'call',
  promotions: 'call',
  payments: 'call',
  staging: 'call',
  webhooks: 'call',
  mcp: 'call',
  healthz: 'call',
  livez: 'call',
  readyz: 'call',
  content: 'published',
  autocomplete: 'published',
  i: 'published',
  s: 'published',
  v: 'published',
  'openapi.json': 'middleware',
  __dev: 'middleware',
  assets: 'file',
  'favicon.svg': 'file',
  'manifest.webmanifest': 'file',
  'robots.txt': 'file',
  'content-frame': 'part',
  'live-shopping-frame': 'part',
  __state: 'part',
  __report: 'part',
} as const satisfies { readonly [segment: string]: Answers };

/** Segments by what answers at them. */
export function segmentsOf(...kinds: readonly Answers[]): string[] {
  return Object.entries(notPages).flatMap(([segment, answers]) => (kinds.includes(answers) ? [segment] : []));
}
