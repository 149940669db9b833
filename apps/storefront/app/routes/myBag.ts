import { data } from 'react-router';
import { type BagAnswer, bagNotices, viewOf } from '../bag/bagAnswer.ts';
import { currentBag } from '../bag/currentBag.ts';
import { runBagIntent } from '../bag-page/bagIntents.ts';
import { privatePage } from '../http/cacheHeaders.ts';
import { problemPage } from '../notFound.ts';
import { shopContext } from '../requestContext.ts';
import type { Route } from './+types/myBag.ts';

/** The bag for a page that is live; asking for it checks its stock (commerce §4 bag sidebar). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const bag = await currentBag(context.get(shopContext), request);
  if (!bag.ok) throw problemPage(bag.error);
  return Response.json(viewOf(bag.value), { headers: privatePage });
}

/** What a form asks whose page stays, answered with what came of it and the bag as it is then. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const done = await runBagIntent(shop, request, await request.formData());
  if (!done.ok) throw data(done.error, { status: 400 });
  if (done.value.tag !== 'changed') return answer(done.value);
  const { notice } = done.value;
  const left = await currentBag(shop, request);
  const problem = notice ? bagNotices[notice] : null;
  return answer({ tag: 'changed', problem, view: left.ok ? viewOf(left.value) : undefined });
}

function answer(body: BagAnswer): Response {
  return Response.json(body, { headers: privatePage });
}
