import { data } from 'react-router';
import { addToBag } from '../bag/addToBag.ts';
import type { BagAnswer } from '../bag/bagAnswer.ts';
import { parseBagForm } from '../bag/bagForm.ts';
import { bagNotices, changeBag } from '../bag/changeBag.ts';
import { currentBag } from '../bag/currentBag.ts';
import { viewOf } from '../bag/viewOf.ts';
import { problemPage } from '../listing/loadListing.ts';
import { shopContext } from '../requestContext.ts';
import { privatePage } from '../seo/cacheHeaders.ts';
import type { Route } from './+types/myBag.ts';

/** The bag for a page that is live; asking for it checks its stock (commerce §4 bag sidebar). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const bag = await currentBag(context.get(shopContext), request);
  if (!bag.ok) throw problemPage(bag.error);
  return Response.json(viewOf(bag.value), { headers: privatePage });
}

/** Adds and changes without leaving the page, and answers what came of it with the bag as it is then. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await request.formData();
  const parsed = parseBagForm(form);
  if (!parsed.ok) throw data(parsed.error, { status: 400 });
  const asked = parsed.value;
  if (asked.intent === 'add') return answer(await addToBag(shop, request, asked, form));
  if (asked.intent !== 'update' && asked.intent !== 'remove' && asked.intent !== 'move')
    throw data('This is done on the bag page.', { status: 400 });
  const notice = await changeBag(shop, request, asked);
  const left = await currentBag(shop, request);
  const problem = notice ? bagNotices[notice] : null;
  return answer({ tag: 'changed', problem, view: left.ok ? viewOf(left.value) : undefined });
}

function answer(body: BagAnswer): Response {
  return Response.json(body, { headers: privatePage });
}
