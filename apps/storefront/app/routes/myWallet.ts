import { privatePage } from '../http/cacheHeaders.ts';
import { failed } from '../notFound.ts';
import { requestFacts, type Shop, shopContext } from '../requestContext.ts';
import { dismissWallet } from '../wallet/dismissWallet.ts';
import { openWallet, quoteWallet } from '../wallet/openWallet.ts';
import { payWallet } from '../wallet/payWallet.ts';
import { parseWalletForm, type WalletForm } from '../wallet/walletForm.ts';
import { walletOffer } from '../wallet/walletOffer.ts';
import { writeLog } from '../writeLog.ts';
import type { Route } from './+types/myWallet.ts';

/** Which wallets there are, for a page that is live. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const offer = await walletOffer(context.get(shopContext), context.get(requestFacts), request).catch(
    (cause: unknown) => {
      writeLog({ level: 'warn', op: 'wallet.offer', reason: String(cause) });
      throw failed(503);
    },
  );
  return Response.json(offer, { headers: privatePage });
}

/** One step of an open wallet; a step that cannot be taken answers 503. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = parseWalletForm(await request.json().catch(() => undefined));
  if (!form) return new Response('This is not a step of a wallet.', { status: 400 });
  const answer = await answerTo(context.get(shopContext), request, form);
  if (!answer) throw failed(503);
  return Response.json(answer, { headers: privatePage });
}

function answerTo(shop: Shop, request: Request, form: WalletForm) {
  switch (form.step) {
    case 'open':
      return openWallet(shop, request);
    case 'quote':
      return quoteWallet(shop, request, form);
    case 'pay':
      return payWallet(shop, request, form);
    case 'dismiss':
      return dismissWallet(shop, request);
  }
}
