import { z } from 'zod';
import { cartIdIn } from '../bag/cartCookie.ts';
import { emailIn } from '../checkout/checkoutEmail.ts';
import { saysLoggedIn } from '../customer/loginCookie.ts';
import type { RequestFacts, Shop } from '../requestContext.ts';
import type { WalletOffer } from './walletAnswers.ts';

const wallets = z.object({
  applePay: z.object({ merchantId: z.string() }).nullable(),
  googlePay: z
    .object({ gateway: z.string(), gatewayMerchantId: z.string(), merchantId: z.string() })
    .nullable(),
  demonstration: z.boolean(),
});
const none = { applePay: null, googlePay: null, demonstration: false };
const timeoutMs = 3000;

/** What the shop offers this bag, which is no wallet beside a gift card, and knows of this shopper; throws where the middleware does not answer. */
export async function walletOffer(shop: Shop, facts: RequestFacts, request: Request): Promise<WalletOffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  const [answer, email, isOffered] = await Promise.all([
    facts.send(new Request(`${facts.middlewareUrl}/payments/wallets`, { signal })),
    knownEmail(shop, request),
    takesWallets(shop, request),
  ]);
  const body: unknown = await answer.json();
  const offered = isOffered ? wallets.parse(body) : none;
  return { ...offered, email };
}

/** The signed-in customer's e-mail, or what a guest gave on the way to the checkout; null where it must be asked for. */
export async function knownEmail(shop: Shop, request: Request): Promise<string | null> {
  const cookies = request.headers.get('cookie');
  const customer = saysLoggedIn(cookies) ? await shop.client.commerce.getCustomers() : undefined;
  if (customer?.ok && customer.value) return customer.value.email;
  return emailIn(cookies) || null;
}

async function takesWallets({ client, market }: Shop, request: Request): Promise<boolean> {
  const cartId = cartIdIn(request.headers.get('cookie'), market);
  const ways = cartId ? await client.commerce.paymentMethods({ cartId }) : undefined;
  return !ways?.ok || ways.value.length === 0 || ways.value.some(({ type }) => type === 'applepay');
}
