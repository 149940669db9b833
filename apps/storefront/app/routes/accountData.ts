import { pageGuards } from '../customer/pageGuards.ts';
import { failed } from '../notFound.ts';
import { shopContext } from '../requestContext.ts';
import type { Route } from './+types/accountData.ts';

export const middleware: Route.MiddlewareFunction[] = pageGuards('accountData');

/** Everything kept of the customer, as a file. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const kept = await shop.client.commerce.downloadCustomerData();
  if (!kept.ok) throw failed(kept.error.tag === 'unavailable' ? 503 : 500);
  return new Response(JSON.stringify(kept.value, null, 2), {
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="tailorbird-data.json"',
    },
  });
}
