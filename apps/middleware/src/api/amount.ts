import { largest } from '@tailorbird/commerce/contract/method';
import { majorUnits, minorUnitsOf } from '@tailorbird/commerce/money';
import { z } from 'zod';

/** An amount as the specification writes it: a number of pounds, euros or dollars. Within the shop it is whole pennies or cents. */
export const amount = z.number().meta({ description: 'An amount in pounds, euros or dollars: 45.5.' });

export const toAmount = majorUnits;

/** An amount as it is sent to us; parsed it is whole minor units. */
export const sentAmount = z
  .number()
  .min(0)
  .max(Math.floor(largest / 100))
  .transform(minorUnitsOf);
