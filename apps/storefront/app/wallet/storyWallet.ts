import { firstWalletRequest, type WalletRequest } from '@tailorbird/commerce/wallet/walletRequest';
import type { SheetAnswers } from './walletSheet.ts';

/** The request of a bag in the UK before anything is known of its delivery. */
export const storyFirst: WalletRequest = firstWalletRequest({
  market: 'uk',
  email: null,
  isDigital: false,
  amount: 6500,
});

/** The same once a way of delivery is known, the standard one chosen. */
export const storyQuoted: WalletRequest = {
  ...storyFirst,
  minorUnits: 6895,
  amount: '68.95',
  lines: [...storyFirst.lines, { label: 'Delivery', amount: '3.95' }],
  shippingMethods: [
    {
      identifier: 'uk-standard',
      label: 'Standard Delivery',
      detail: '3 to 5 working days',
      amount: '3.95',
    },
    { identifier: 'uk-express', label: 'Express Delivery', detail: '2 working days', amount: '4.95' },
  ],
};

/** A gift card that goes by e-mail, to a shopper whose e-mail is known. */
export const storyDigital: WalletRequest = firstWalletRequest({
  market: 'uk',
  email: 'maud@example.com',
  isDigital: true,
  amount: 2500,
});

/** Answers that take everything; what a story or a test needs otherwise is given. */
export function storyAnswers(part: Partial<SheetAnswers> = {}): SheetAnswers {
  return {
    opened: Promise.resolve(storyFirst),
    quote: async (_country, option) =>
      option === 'uk-express'
        ? { tag: 'quoted', request: withExpress }
        : { tag: 'quoted', request: storyQuoted },
    pay: async () => ({ tag: 'paid', to: '/order-confirmation/bag/100001' }),
    ...part,
  };
}

const withExpress: WalletRequest = {
  ...storyQuoted,
  minorUnits: 6995,
  amount: '69.95',
  lines: [...storyFirst.lines, { label: 'Delivery', amount: '4.95' }],
  shippingMethods: storyQuoted.shippingMethods.toReversed(),
};
