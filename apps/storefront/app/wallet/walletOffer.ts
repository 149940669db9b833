import { z } from 'zod';
import { saysLoggedIn } from '../account/loginCookie.ts';
import { emailIn } from '../checkout/checkoutEmail.ts';
import type { RequestFacts, Shop } from '../requestContext.ts';
import type { WalletOffer } from './walletAnswers.ts';

const wallets = z.object({
  applePay: z.object({ merchantId: z.string() }).nullable(),
  googlePay: z
    .object({ gateway: z.string(), gatewayMerchantId: z.string(), merchantId: z.string() })
    .nullable(),
  demonstration: z.boolean(),
});
const timeoutMs = 3000;

/** What the shop offers and knows of this shopper; throws where the middleware does not answer. */
export async function walletOffer(shop: Shop, facts: RequestFacts, request: Request): Promise<WalletOffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  const [answer, email] = await Promise.all([
    facts.send(new Request(`${facts.middlewareUrl}/payments/wallets`, { signal })),
    knownEmail(shop, request),
  ]);
  const body: unknown = await answer.json();
  return { ...wallets.parse(body), email };
}

/** The signed-in customer's e-mail, or what a guest gave on the way to the checkout; null where it must be asked for. */
export async function knownEmail(shop: Shop, request: Request): Promise<string | null> {
  const cookies = request.headers.get('cookie');
  const customer = saysLoggedIn(cookies) ? await shop.client.commerce.getCustomers() : undefined;
  if (customer?.ok && customer.value) return customer.value.email;
  return emailIn(cookies) || null;
}
