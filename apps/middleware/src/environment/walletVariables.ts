import { z } from 'zod';
import { onOff, variable } from './variable.ts';

/** What the shop is told of wallets. */
export const walletVariables = {
  TAILORBIRD_APPLE_PAY_MERCHANT: variable({
    about:
      'The shop’s merchant identifier with Apple; with TAILORBIRD_APPLE_PAY_IDENTITY, Safari shows Apple Pay in place of the demonstration wallet.',
    expects: 'an identifier that begins with “merchant.”',
    example: 'merchant.example.shop',
    read: z
      .string()
      .max(209)
      .regex(/^merchant\.[\w.-]+$/)
      .optional(),
  }),
  TAILORBIRD_APPLE_PAY_IDENTITY: variable({
    about: 'PEM file with the merchant identity certificate of Apple Pay and its key.',
    expects: 'a file',
    example: '/etc/tailorbird/apple-pay.pem',
    read: z.string().optional(),
  }),
  TAILORBIRD_GOOGLE_PAY_MERCHANT: variable({
    about:
      'The payment provider’s gateway, the shop’s merchant id there, and its merchant id with Google; with it, browsers that have it show Google Pay.',
    expects: 'three names with colons between them',
    example: 'example:exampleGatewayMerchantId:01234567890123456789',
    read: z
      .string()
      .regex(/^[\w-]+:[\w-]+:[\w-]+$/)
      .optional(),
  }),
  TAILORBIRD_WALLET: variable({
    about:
      'Whether shoppers are offered a wallet beside cards: one the shop is registered with, else the demonstration’s.',
    expects: 'on or off',
    example: 'on',
    read: onOff('on'),
  }),
} as const;
