/** How long a service is waited for, and whether pages do without it while it fails. */
export interface UpstreamService {
  readonly timeoutMs: number;
  /** After five failures in a row it is left alone for half a minute: its pages do without it at once. */
  readonly breaker?: true;
}

/**
 * Who answers a call behind the middleware. What a page can be shown without is waited for so long that the page still
 * begins within a second (reliability I2).
 */
export const services = {
  commerce: { timeoutMs: 10_000 },
  search: { timeoutMs: 6_000 },
  badges: { timeoutMs: 700, breaker: true },
  reviews: { timeoutMs: 700, breaker: true },
  inventory: { timeoutMs: 700, breaker: true },
  addresses: { timeoutMs: 700, breaker: true },
  channel: { timeoutMs: 700, breaker: true },
  promotions: { timeoutMs: 2_000, breaker: true },
} as const satisfies { readonly [service: string]: UpstreamService };

export type ServiceName = keyof typeof services;

/** Who answers what is no call: by the first segment of the path. */
export const pathServices = {
  content: { name: 'content', timeoutMs: 800 },
  s: { name: 'media', timeoutMs: 500 },
  payments: { name: 'payment', timeoutMs: 5_000 },
  staging: { name: 'staging', timeoutMs: 3_000 },
} as const satisfies { readonly [segment: string]: UpstreamService & { readonly name: string } };
