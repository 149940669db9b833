import { askServer } from '../http/askServer.ts';
import { type ApplePay, type ApplePayErrorMaker, applePayErrorIn, applePayIn } from './applePay.ts';
import { applePaySheet } from './applePaySheet.ts';
import { googlePayMethod } from './googlePayMethod.ts';
import { paymentRequestSheet } from './paymentRequestSheet.ts';
import type { WalletOffer } from './walletAnswers.ts';
import type { WalletSheet } from './walletSheet.ts';

export type WalletKind = 'apple-pay' | 'google-pay' | 'demonstration';

export interface ChosenWallet {
  readonly kind: WalletKind;
  readonly sheet: WalletSheet;
}

/** What a browser has of what the shop takes, the wallet of the device first; undefined where it has nothing. */
export async function chooseWallet(
  offer: WalletOffer,
  browser: object,
  demonstration: WalletSheet,
): Promise<ChosenWallet | undefined> {
  const applePay = offer.applePay ? applePayIn(browser) : undefined;
  if (applePay) return { kind: 'apple-pay', sheet: appleSheet(applePay, applePayErrorIn(browser)) };
  const googlePay = offer.googlePay && (await googlePaySheet(offer.googlePay, browser));
  if (googlePay) return { kind: 'google-pay', sheet: googlePay };
  return offer.demonstration ? { kind: 'demonstration', sheet: demonstration } : undefined;
}

function appleSheet(applePay: ApplePay, errors: ApplePayErrorMaker | undefined): WalletSheet {
  return applePaySheet({ applePay, errors, validate });
}

/** The middleware asks Apple, at Apple's own addresses only. */
function validate(validationUrl: string): Promise<unknown> {
  return askServer('/payments/wallet-sessions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ validationUrl }),
  });
}

async function googlePaySheet(
  merchant: NonNullable<WalletOffer['googlePay']>,
  browser: object,
): Promise<WalletSheet | undefined> {
  // A browser without Payment Request has nothing under this name.
  const { PaymentRequest: Request } = browser as { PaymentRequest?: typeof PaymentRequest };
  if (!Request) return undefined;
  const method = googlePayMethod(merchant);
  const probe = new Request([method], {
    total: { label: 'Tailorbird', amount: { currency: 'GBP', value: '0' } },
  });
  const can = await probe.canMakePayment().catch(() => false);
  return can ? paymentRequestSheet({ PaymentRequest: Request, method }) : undefined;
}
