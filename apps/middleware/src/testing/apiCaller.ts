import type { Market } from '@tailorbird/commerce/market';
import { type Operation } from '../api/operation.ts';
import { operations } from '../api/operations.ts';
import { createCookieJar } from '../createCookieJar.ts';
import type { TestShop } from './shopWith.ts';

/** What an operation answered. */
export interface ApiAnswer {
  readonly status: number;
  // As any client of the operations reads it; what it says is what tests ask about.
  readonly body: Body;
  readonly headers: Headers;
}

/** JSON of any shape, to be looked into. */
// oxlint-disable-next-line typescript/no-explicit-any -- a client that has no types of ours
type Body = any;

export interface ApiCaller {
  /** Asks an operation, as in `commerce/getCart`; what it answers must be what it says it answers. */
  readonly ask: (path: string, ...args: unknown[]) => Promise<ApiAnswer>;
  /** What it answers; a test fails with its reason where it refuses. */
  readonly get: (path: string, ...args: unknown[]) => Promise<Body>;
  readonly cookie: () => string;
}

/** A shopper whose browser runs a client of the specification: operations at /api and cookies, and nothing else. */
export function apiCaller(shop: TestShop, market?: Market, address?: string): ApiCaller {
  const jar = createCookieJar();
  const { post } = shop.shopper(market, address);
  const ask = async (path: string, ...args: unknown[]) => {
    const cookie = jar.header();
    const response = await post(`/api/${path}`, args, cookie ? { cookie } : {});
    for (const set of response.headers.getSetCookie()) jar.keep(set);
    const body: Body = await response.json();
    if (response.ok) operationAt(path)?.answer.parse(body);
    return { status: response.status, body, headers: response.headers };
  };
  const get = async (path: string, ...args: unknown[]) => {
    const { status, body } = await ask(path, ...args);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    return body;
  };
  return { ask, get, cookie: () => jar.header() };
}

function operationAt(path: string): Operation | undefined {
  const [segment, name] = path.split('/');
  const table = Object.entries(operations).find(([one]) => one === segment)?.[1] ?? {};
  return Object.entries<Operation>(table).find(([one]) => one === name)?.[1];
}
