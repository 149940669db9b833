import { z } from 'zod';
import { minorUnits } from './money.ts';

/** Where a return is: asked for, in our hands, paid for, or over without: closed by the shop, or called off by the shopper. */
export const returnStatuses = ['Requested', 'Received', 'Refunded', 'Closed', 'Cancelled'] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** Why something comes back. */
export const returnReasons = [
  'too-small',
  'too-large',
  'not-as-shown',
  'changed-mind',
  'too-late',
  'faulty',
  'wrong-item',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** So many units of a line of an order that come back. */
export const returnLine = z.object({
  /** The line's place in the order's `lines`, from 0. */
  line: z.int(),
  quantity: z.int(),
  reason: z.enum(returnReasons),
});
export type ReturnLine = z.infer<typeof returnLine>;

export const orderReturn = z.object({
  id: z.int(),
  status: z.enum(returnStatuses),
  /** ISO 8601 instant. */
  requestedAt: z.string(),
  lines: z.array(returnLine),
  /** What was paid for what comes back, in minor units of the order's currency. */
  goods: minorUnits,
  /** What is given back of the delivery. */
  delivery: minorUnits,
  /** What a label for the post costs; 0 where it is free. */
  labelCost: minorUnits,
  /** What the shopper gets. */
  refund: minorUnits,
});
export type OrderReturn = z.infer<typeof orderReturn>;
