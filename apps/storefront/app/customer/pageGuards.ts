import type { Customer } from '@tailorbird/commerce/model/customer';
import { createContext, type MiddlewareFunction } from 'react-router';
import type { Page } from '../page.ts';
import { type PageName, pages } from '../pages.ts';
import { shopContext } from '../requestContext.ts';
import { requireCustomer } from './requireCustomer.ts';

type Middleware = MiddlewareFunction<Response>;
type Guard = NonNullable<Page['guard']>;

/** The customer whom a guarded page was asked by. Absent after a form, which may have changed what is kept of them. */
export const customerContext = createContext<Customer | null>(null);

/** By the name that a page's row gives under `guard`. */
const named: Readonly<Record<Guard, Middleware>> = {
  customer: async ({ context, request }, next) => {
    const customer = await requireCustomer(context.get(shopContext), request);
    if (request.method === 'GET') context.set(customerContext, customer);
    return next();
  },
};

/**
 * What runs before a page beside what runs before all of them (commerce §2 guards): a route exports it as `middleware`. An
 * address whose parameter has a spelling that its row does not know is no page, and nobody is asked who they are.
 */
export function pageGuards(name: PageName): Middleware[] {
  const page: Page = pages[name];
  return guardsOf(page);
}

/** The same of a row. */
export function guardsOf({ guard, spellings = {} }: Pick<Page, 'guard' | 'spellings'>): Middleware[] {
  if (guard === undefined) return [];
  const middleware = Object.hasOwn(named, guard) ? named[guard] : unknownMiddleware(guard);
  return [
    (args, next) => {
      const isPage = Object.entries(spellings).every(
        ([name, known]) => args.params[name] === undefined || known.includes(args.params[name]),
      );
      return isPage ? middleware(args, next) : next();
    },
  ];
}

/** The types let no row name one; should one come here all the same, its page is an error of status 500 (blocks §8). */
function unknownMiddleware(name: string): Middleware {
  return () => {
    throw new Error(`Unknown middleware ${name}`);
  };
}
