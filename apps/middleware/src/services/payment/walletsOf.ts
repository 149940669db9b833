import type { Logger } from 'pino';
import type { Env } from '../../env.ts';
import { appleMerchantSession } from './appleMerchantSession.ts';
import type { WalletOptions } from './createWallets.ts';

/** The wallets the environment names; the demonstration's where it names none and the shop may have it. */
export function walletsOf(env: Env, log: Logger): WalletOptions {
  if (env.TAILORBIRD_WALLET === 'off') return { demonstration: false, log };
  const registered = { applePay: applePayOf(env), googlePay: googlePayOf(env) };
  const isRegistered = registered.applePay !== undefined || registered.googlePay !== undefined;
  return { ...registered, demonstration: !isRegistered && env.demonstrates.has('wallet'), log };
}

function applePayOf(env: Env): WalletOptions['applePay'] {
  const { TAILORBIRD_APPLE_PAY_MERCHANT: merchantId, TAILORBIRD_APPLE_PAY_IDENTITY: identityFile } = env;
  if (!merchantId || !identityFile) return undefined;
  const { host } = new URL(env.PUBLIC_URL);
  return { merchantId, session: appleMerchantSession({ merchantId, identityFile, host }) };
}

function googlePayOf(env: Env): WalletOptions['googlePay'] {
  const [gateway, gatewayMerchantId, merchantId] = env.TAILORBIRD_GOOGLE_PAY_MERCHANT?.split(':') ?? [];
  return gateway && gatewayMerchantId && merchantId ? { gateway, gatewayMerchantId, merchantId } : undefined;
}
