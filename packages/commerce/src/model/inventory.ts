import { z } from 'zod';

/** Stock of one variant by location, and the computed figure for the market asked for (commerce §3, §4). */
export const inventoryRecord = z.object({
  identity: z.object({ sku: z.string(), variantId: z.int() }),
  locations: z.array(
    z.object({ locationId: z.int(), locationEnabled: z.boolean(), availableToSell: z.int() }),
  ),
  allLocationsTotalAvailableToSell: z.int(),
});
export type InventoryRecord = z.infer<typeof inventoryRecord>;
