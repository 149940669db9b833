import type { CallError } from '@tailorbird/commerce/contract/callError';
import { currencyCode } from '@tailorbird/commerce/model/money';
import { z } from 'zod';
import { mapped, onlyInclude, operation } from './operation.ts';

/** What a caller looks for in a channel's answer: there are `errors`, or there is a channel. */
const withErrors = (error: CallError) => ({ ...error, errors: [{ message: error.message }] });

/** The channel, and what search engines are told of the store. */
export const channelOperations = {
  getChannel: operation({
    args: onlyInclude,
    answer: z.strictObject({
      id: z.int(),
      name: z.string(),
      currencies: z.strictObject({ default_currency: currencyCode }),
    }),
    run: async ({ commerce: calls }) =>
      mapped(await calls.getChannel(), ({ id, name, currencies }) => ({
        id,
        name,
        currencies: { default_currency: currencies.defaultCurrency },
      })),
    refused: withErrors,
  }),
  getStoreMeta: operation({
    args: onlyInclude,
    answer: z.strictObject({ page_title: z.string(), meta_description: z.string() }),
    run: async ({ commerce: calls }) =>
      mapped(await calls.getStoreMeta(), ({ pageTitle, metaDescription }) => ({
        page_title: pageTitle,
        meta_description: metaDescription,
      })),
    refused: withErrors,
  }),
};
