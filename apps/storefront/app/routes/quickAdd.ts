import { colourFromPath } from '@tailorbird/commerce/variants/colourInPath';
import { privatePage } from '../http/cacheHeaders.ts';
import { notFound, problemPage } from '../notFound.ts';
import { loadQuickAdd } from '../quick-add/loadQuickAdd.ts';
import { shopContext } from '../requestContext.ts';
import type { Route } from './+types/quickAdd.ts';

/** What the dialog over a card needs; its stock is of this moment. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (!/^[1-9]\d{0,8}$/.test(params.id)) throw notFound();
  const found = await loadQuickAdd(context.get(shopContext), Number(params.id), colourFromPath(params.color));
  if (!found.ok) throw problemPage(found.error);
  return Response.json(found.value, { headers: privatePage });
}
