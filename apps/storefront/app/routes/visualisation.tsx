import { BlockDataProvider } from '@tailorbird/blocks/BlockData';
import { ContentPage } from '@tailorbird/blocks/ContentPage';
import { PageFactsProvider, usePageFacts } from '@tailorbird/blocks/PageFacts';
import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import { useEffect } from 'react';
import { isRouteErrorResponse, useFetcher, useRouteError } from 'react-router';
import { loadVisualised, readVisualised } from '../content/loadVisualised.ts';
import { OwnHeading } from '../content/OwnHeading.tsx';
import { listenToEditor } from '../preview/listenToEditor.ts';
import { requestFacts, shopContext } from '../requestContext.ts';
import { titled } from '../seo/titleTags.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import type { Route } from './+types/visualisation.ts';

/** One item or page that need not be published, as its editor sees it (commerce §2 content preview). */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const facts = context.get(requestFacts);
  const page = await loadVisualised(facts, context.get(shopContext), params, request);
  return { page, editor: facts.contentEditor };
}

/** Reads what the editor is writing: content is checked on the server, wherever it comes from. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const facts = context.get(requestFacts);
  return { page: await readVisualised(facts, context.get(shopContext), params, request) };
}

/** What the editor writes is newer than what the content service holds. */
export const shouldRevalidate = () => false;

export const meta = titled('Preview');

export default function Visualisation({ loaderData: { page: loaded, editor } }: Route.ComponentProps) {
  const { market } = usePageFacts();
  const { data, submit } = useFetcher<typeof action>();
  const page = data?.page ?? loaded;
  // The external system is the content service's form, in the window around this one.
  useEffect(
    () =>
      listenToEditor(editor, (item) => {
        void submit(JSON.stringify(item), { method: 'post', encType: 'application/json' });
      }),
    [editor, submit],
  );
  return (
    <PageFactsProvider market={market} preview embeds>
      <main id="main" tabIndex={-1}>
        <OwnHeading page={page}>
          <h1>
            <VisuallyHidden>{page.title || 'Preview'}</VisuallyHidden>
          </h1>
        </OwnHeading>
        <BlockDataProvider data={page}>
          <ContentPage {...page} />
        </BlockDataProvider>
      </main>
    </PageFactsProvider>
  );
}

/** An editor is told what is wrong in words. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || typeof error.data !== 'string') return <ErrorPage error={error} />;
  return (
    <main id="main" tabIndex={-1}>
      <title>Preview | Tailorbird</title>
      <h1>There is no preview</h1>
      <p>{error.data}</p>
    </main>
  );
}
