import { contract } from '@tailorbird/commerce/contract/contract';
import { operation } from './operation.ts';

const { commerce } = contract;

/** Paying by wallet. */
export const paymentOperations = {
  paymentMethods: operation({
    args: commerce.paymentMethods.args,
    answer: commerce.paymentMethods.answer,
    run: ({ commerce: calls }, sent) => calls.paymentMethods(sent),
  }),
  applePayPayment: operation({
    args: commerce.applePayPayment.args,
    answer: commerce.applePayPayment.answer,
    run: ({ commerce: calls }, sent) => calls.applePayPayment(sent),
  }),
};
