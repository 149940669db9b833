import { requireCustomer } from '../customer/requireCustomer.ts';
import { failed } from '../notFound.ts';
import { shopContext } from '../requestContext.ts';
import type { Route } from './+types/accountData.ts';

/** Everything kept of the customer, as a file. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireCustomer(shop, request);
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
