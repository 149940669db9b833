import type { GooglePayMerchant } from './walletAnswers.ts';

const card = {
  type: 'CARD',
  parameters: {
    allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
    allowedCardNetworks: ['VISA', 'MASTERCARD', 'AMEX'],
    billingAddressRequired: true,
    billingAddressParameters: { format: 'FULL' },
  },
} as const;

/** The payment method of Google Pay for the browser's own Payment Request, as Google documents it. */
export function googlePayMethod({
  gateway,
  gatewayMerchantId,
  merchantId,
}: GooglePayMerchant): PaymentMethodData {
  const tokenizationSpecification = {
    type: 'PAYMENT_GATEWAY',
    parameters: { gateway, gatewayMerchantId },
  };
  return {
    supportedMethods: 'https://google.com/pay',
    data: {
      environment: 'PRODUCTION',
      apiVersion: 2,
      apiVersionMinor: 0,
      merchantInfo: { merchantId, merchantName: 'Tailorbird' },
      allowedPaymentMethods: [{ ...card, tokenizationSpecification }],
    },
  };
}
