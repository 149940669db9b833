import type { CallError } from '@tailorbird/commerce/contract/callError';
import { contract } from '@tailorbird/commerce/contract/contract';
import { z } from 'zod';
import { mapped, operation } from './operation.ts';

const { commerce } = contract;
const validity = z.strictObject({ is_valid: z.boolean() });

/** An error is told as false; what does not fit the operation is still told as that. */
const unlessUnfit = (answer: unknown) => (error: CallError) =>
  error.tag === 'bad-arguments' ? error : answer;
const toValidity = ({ isValid }: { isValid: boolean }) => ({ is_valid: isValid });

/** A new password by a mailed link. */
export const passwordOperations = {
  requestResetPassword: operation({
    args: commerce.requestResetPassword.args,
    answer: z.boolean(),
    run: ({ commerce: calls }, sent) => calls.requestResetPassword(sent),
    refused: unlessUnfit(false),
  }),
  validateToken: operation({
    args: commerce.validateToken.args,
    answer: validity,
    run: async ({ commerce: calls }, sent) => mapped(await calls.validateToken(sent), toValidity),
    refused: unlessUnfit({ is_valid: false }),
  }),
  resetPassword: operation({
    args: commerce.resetPassword.args,
    answer: validity,
    run: async ({ commerce: calls }, sent) => mapped(await calls.resetPassword(sent), toValidity),
    refused: unlessUnfit({ is_valid: false }),
  }),
};
