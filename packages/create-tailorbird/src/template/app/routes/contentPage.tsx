import { markets } from '@tailorbird/commerce/market';
import { data, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { elsewhere } from '../elsewhere.ts';
import { loadPage } from '../loadPage.server.ts';
import { PageView } from '../PageView.tsx';
import { marketOfPath, shop } from '../shop.ts';

export function headers() {
  return { 'cache-control': 'public, max-age=0, s-maxage=60' };
}

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const key = params['*'] ?? '';
  const page = await loadPage(marketOfPath(pathname), key === '' ? 'home' : key);
  if (page) return page;
  const address = elsewhere(pathname + search);
  if (address) throw redirect(address);
  throw data(undefined, { status: 404 });
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [{ title: shop.name }];
  const { title, description, market } = loaderData;
  return [
    { title: title || shop.name },
    ...(description ? [{ name: 'description', content: description }] : []),
    { property: 'og:title', content: title || shop.name },
    { property: 'og:locale', content: markets[market].locale },
  ];
}

/** A page that editors composed of blocks. */
export default function ContentPage() {
  return <PageView loaded={useLoaderData<typeof loader>()} />;
}
