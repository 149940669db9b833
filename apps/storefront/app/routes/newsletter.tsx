import { data, useRouteError } from 'react-router';
import { IdentityRoot } from '../account/Identity.styles.ts';
import { privatePage, publicPage } from '../http/cacheHeaders.ts';
import { NewsletterForm } from '../newsletter/NewsletterForm.tsx';
import { subscribe } from '../newsletter/subscribe.ts';
import { shopContext } from '../requestContext.ts';
import { seoOf, seoTags } from '../seo/seo.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import type { Route } from './+types/newsletter.ts';

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Cache-Control') ? actionHeaders : publicPage;
}

export function loader({ context }: Route.LoaderArgs) {
  return {
    seo: seoOf(context.get(shopContext), {
      path: '/newsletter',
      title: 'Letters from us',
      description: 'New things and how they are made, by email, once or twice a month.',
    }),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const answer = await subscribe(context.get(shopContext), await request.formData());
  return data(answer, { headers: privatePage });
}

export { clientAction } from '../form/clientAction.ts';

export function meta({ loaderData }: Route.MetaArgs) {
  return seoTags(loaderData?.seo);
}

/** What the newsletter's modal shows, as a page of its own. */
export default function Newsletter({ actionData }: Route.ComponentProps) {
  return (
    <IdentityRoot id="main" tabIndex={-1}>
      <h1>Letters from us</h1>
      <NewsletterForm posted={actionData} />
    </IdentityRoot>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
