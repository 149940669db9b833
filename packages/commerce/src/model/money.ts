import { z } from 'zod';

/** An amount in minor units (pence, cents): always a whole number. */
export const minorUnits = z.int().meta({ description: 'An amount in minor units (pence or cents).' });

export const currencyCode = z.enum(['GBP', 'EUR', 'USD']);
