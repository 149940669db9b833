import { z } from 'zod';
import { email } from '../model/address.ts';
import { orderSummary, trackedOrder } from '../model/orderHistory.ts';
import { orderReturn, returnReasons } from '../model/orderReturn.ts';
import { customerRead, customerWrite, id, identity, method } from './method.ts';

/** What a return is asked for with. */
const returnRequest = {
  orderId: id,
  /** Names this sending: the same again changes nothing. */
  submission: z.uuid(),
  lines: z
    .array(
      z.strictObject({
        line: z.int().min(0).max(999),
        quantity: z.int().min(1).max(999),
        reason: z.enum(returnReasons),
      }),
    )
    .min(1)
    .max(100),
} as const;

/** Looking at orders after they were placed (commerce §6, §9: twelve months), and sending things back. */
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
  requestReturn: method({
    ...customerWrite,
    idempotent: true,
    summary: 'Asks to send something of an order of the signed-in customer back.',
    args: z.tuple([z.strictObject(returnRequest)]),
    answer: orderReturn,
  }),
  requestGuestReturn: method({
    ...identity,
    idempotent: true,
    summary:
      'The same by the number of an order and the e-mail it was placed with; a wrong pair is told like a missing one.',
    args: z.tuple([z.strictObject({ ...returnRequest, email })]),
    answer: orderReturn,
  }),
  cancelReturn: method({
    ...customerWrite,
    idempotent: true,
    summary: 'Calls off a return of the signed-in customer that has not come back yet.',
    args: z.tuple([z.strictObject({ orderId: id, returnId: id })]),
    answer: orderReturn,
  }),
  cancelGuestReturn: method({
    ...identity,
    idempotent: true,
    summary: 'The same by the number of an order and the e-mail it was placed with.',
    args: z.tuple([z.strictObject({ orderId: id, returnId: id, email })]),
    answer: orderReturn,
  }),
} as const;
