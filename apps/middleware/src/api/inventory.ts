import { contract } from '@tailorbird/commerce/contract/contract';
import { z } from 'zod';
import { mapped, operation } from './operation.ts';

/** Stock of a variant by location (commerce §3). */
const record = z.strictObject({
  identity: z.strictObject({ sku: z.string(), variant_id: z.int() }),
  locations: z.array(
    z.strictObject({ location_id: z.int(), location_enabled: z.boolean(), available_to_sell: z.int() }),
  ),
  allLocationsTotalAvailableToSell: z.int(),
});

/** Stock by location. */
export const inventoryOperations = {
  getInventoryAtLocations: operation({
    args: contract.commerce.getInventoryAtLocations.args,
    answer: z.array(record),
    run: async ({ commerce: calls }, sent) =>
      mapped(await calls.getInventoryAtLocations(sent), (records) =>
        records.map(({ identity, locations, allLocationsTotalAvailableToSell }) => ({
          identity: { sku: identity.sku, variant_id: identity.variantId },
          locations: locations.map(({ locationId, locationEnabled, availableToSell }) => ({
            location_id: locationId,
            location_enabled: locationEnabled,
            available_to_sell: availableToSell,
          })),
          allLocationsTotalAvailableToSell,
        })),
      ),
  }),
};
