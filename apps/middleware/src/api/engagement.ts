import { contract } from '@tailorbird/commerce/contract/contract';
import { z } from 'zod';
import { operation } from './operation.ts';

const rows = contract['customer-data'];
const answer = z.strictObject({});

/** Consent, preferences and stock notices, for the customer-data and engagement services. */
export const engagementOperations = {
  updateConsent: operation({
    args: rows.updateConsent.args,
    answer,
    run: (calls, sent) => calls['customer-data'].updateConsent(sent),
  }),
  updatePreferences: operation({
    args: rows.updatePreferences.args,
    answer,
    run: (calls, sent) => calls['customer-data'].updatePreferences(sent),
  }),
  notifyWhenInStock: operation({
    args: rows.notifyWhenInStock.args,
    answer,
    run: (calls, sent) => calls['customer-data'].notifyWhenInStock(sent),
  }),
};
