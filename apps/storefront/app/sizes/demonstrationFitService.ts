import { sizeAdvice } from '@tailorbird/commerce/sizes/sizeAdvice';
import { sizeTables } from '@tailorbird/commerce/sizes/sizeTables';
import type { FitService } from './fitSizing.ts';

/** A fit-sizing service without a company behind it: it advises from the shop's own tables and keeps nothing. */
export const demonstrationFitService: FitService = async () => ({
  advise: async ({ tableId, lengths }, body) => sizeAdvice(sizeTables[tableId], lengths, body),
});
