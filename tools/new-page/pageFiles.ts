import type { BlockNames } from '../new-block/blockNames.ts';

const route = ({ id, camel, pascal, title }: BlockNames) => `import { Heading } from '@tailorbird/ui/Heading';
import { useRouteError } from 'react-router';
import { shopContext } from '../requestContext.ts';
import { publicPage } from '../seo/cacheHeaders.ts';
import { seoOf, seoTags } from '../seo/seo.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import type { Route } from './+types/${camel}.ts';

export function headers() {
  return publicPage;
}

export function loader({ context }: Route.LoaderArgs) {
  return { seo: seoOf(context.get(shopContext), { path: '/${id}', title: '${title}' }) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return seoTags(loaderData?.seo);
}

export default function ${pascal}() {
  return (
    <main id="main" tabIndex={-1}>
      <Heading level={1}>${title}</Heading>
    </main>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
`;

const test = ({
  camel,
  pascal,
  title,
}: BlockNames) => `import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import ${pascal} from './${camel}.tsx';

test('the page has its heading, where the link past the navigation leads', () => {
  const html = renderToStaticMarkup(<${pascal} />);
  expect(html).toMatch(/^<main id="main".*<h1[^>]*>${title}<\\/h1>/);
});
`;

/** A new page’s own files: name in the folder of routes, and text. */
export function pageFiles(names: BlockNames): { readonly [file: string]: string } {
  return { [`${names.camel}.tsx`]: route(names), [`${names.camel}.test.tsx`]: test(names) };
}
