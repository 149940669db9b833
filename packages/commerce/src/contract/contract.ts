import type { z } from 'zod';
import { addressRows } from './addressRows.ts';
import { bagRows } from './bagRows.ts';
import { catalogueRows } from './catalogueRows.ts';
import { checkoutRows } from './checkoutRows.ts';
import { customerData } from './customerData.ts';
import { customerRows } from './customerRows.ts';
import type { Method } from './method.ts';
import { orderRows } from './orderRows.ts';
import { promotions } from './promotions.ts';
import { reviewRows } from './reviewRows.ts';
import { walletRows } from './walletRows.ts';
import { wishlistRows } from './wishlistRows.ts';

/** The commerce platform's calls (commerce §7), by their specified names. */
const commerce = {
  ...catalogueRows,
  ...bagRows,
  ...checkoutRows,
  ...customerRows,
  ...addressRows,
  ...orderRows,
  ...wishlistRows,
  ...reviewRows,
  ...walletRows,
} as const;

/** Every call of the middleware, by path segment and method: `POST /{segment}/{method}`. */
export const contract = {
  commerce,
  'customer-data': customerData,
  promotions,
} as const satisfies { readonly [segment: string]: { readonly [name: string]: Method } };

type Contract = typeof contract;
export type Segment = keyof Contract;
export type MethodName<S extends Segment> = keyof Contract[S];

type RowOf<S extends Segment, N extends MethodName<S>> = Contract[S][N] extends Method
  ? Contract[S][N]
  : never;

/** What a caller passes: arguments before defaults are filled in. */
export type ArgsOf<S extends Segment, N extends MethodName<S>> = z.input<RowOf<S, N>['args']>;
/** What an implementation receives: arguments parsed and complete. */
export type ParsedArgsOf<S extends Segment, N extends MethodName<S>> = z.output<RowOf<S, N>['args']>;
/** What a call answers. */
export type AnswerOf<S extends Segment, N extends MethodName<S>> = z.output<RowOf<S, N>['answer']>;

/** The calls of a segment that touch somebody's own data, and so need an owner rule. */
export type OwnedName<S extends Segment> = {
  [N in MethodName<S>]: Contract[S][N] extends { readonly owner: 'session' | 'customer' } ? N : never;
}[MethodName<S>];
