import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { Breadcrumbs } from '@tailorbird/ui/Breadcrumbs';
import { data, useRouteError } from 'react-router';
import { privatePage } from '../http/cacheHeaders.ts';
import { addLook } from '../look/addLook.ts';
import { LookPageRoot } from '../look/LookPage.styles.ts';
import { LookPage } from '../look/LookPage.tsx';
import { loadLook } from '../look/loadLook.ts';
import { newIdempotencyToken } from '../newIdempotencyToken.ts';
import { problemPage } from '../notFound.ts';
import { shopContext } from '../requestContext.ts';
import { titled } from '../seo/titleTags.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import type { Route } from './+types/look.ts';

export function headers() {
  return privatePage;
}

/** The pieces of a look; their stock is of this moment. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const pieces = await loadLook(context.get(shopContext), params.pieces);
  if (!pieces.ok) throw problemPage(pieces.error);
  return { pieces: pieces.value, submission: newIdempotencyToken() };
}

/** All of it goes into the bag, or what can be had. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const pieces = await loadLook(shop, params.pieces);
  if (!pieces.ok) throw problemPage(pieces.error);
  const answer = await addLook(shop, request, await request.formData(), pieces.value);
  return data(answer, { status: answer.isDone ? 200 : 422 });
}

export { clientAction } from '../form/clientAction.ts';

const title = 'Shop the look';
export const meta = titled(title);

export default function Look({ loaderData, actionData, params }: Route.ComponentProps) {
  const { href } = usePageFacts();
  const action = href(`/look/${encodeURIComponent(params.pieces)}`);
  return (
    <LookPageRoot id="main" tabIndex={-1}>
      <Breadcrumbs items={[{ label: 'Home', href: href('/') }, { label: title }]} />
      <h1>{title}</h1>
      <LookPage {...loaderData} action={action} posted={actionData} />
    </LookPageRoot>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
