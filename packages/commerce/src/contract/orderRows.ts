import { z } from 'zod';
import { email } from '../model/address.ts';
import { orderSummary, trackedOrder } from '../model/orderHistory.ts';
import { customerRead, id, identity, method } from './method.ts';

/** Looking at orders after they were placed (commerce §6, §9: twelve months). */
export const orderRows = {
  getOrders: method({
    ...customerRead,
    summary: "The signed-in customer's orders of the last twelve months, newest first.",
    args: z.tuple([]),
    answer: z.array(orderSummary),
  }),
  getCustomerOrder: method({
    ...customerRead,
    summary: 'One order of the signed-in customer, with where it is now.',
    args: z.tuple([z.strictObject({ orderId: id })]),
    answer: trackedOrder,
  }),
  findOrder: method({
    ...identity,
    effect: 'read',
    idempotent: true,
    summary:
      'An order by its number and the e-mail it was placed with; a wrong pair is told like a missing one.',
    args: z.tuple([z.strictObject({ orderId: id, email })]),
    answer: trackedOrder,
  }),
} as const;
