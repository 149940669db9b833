import { ok } from '@tailorbird/commerce/result';
import type { Platform } from '../../call.ts';

/** A platform whose address finder finds nothing: as a shop has it that is not for show and has no address service. */
export function withoutStreets(platform: Platform): Platform {
  return { ...platform, commerce: { ...platform.commerce, findAddresses: async () => ok([]) } };
}
