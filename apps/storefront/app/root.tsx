import { PageFactsProvider } from '@tailorbird/blocks/PageFacts';
import { marketOf, markets } from '@tailorbird/commerce/market';
import { DeferredScripts } from '@tailorbird/engine/DeferredScripts';
import { lateStyles } from '@tailorbird/engine/lateStyles';
import { RestoreScroll } from '@tailorbird/engine/reactRouterScroll';
import { globalCss } from '@tailorbird/tokens/globalCss';
import { watchPictures } from '@tailorbird/ui/watchPictures';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, useLocation, useRouteError } from 'react-router';
import type { Route } from './+types/root.ts';
import { useAnalytics } from './analytics/useAnalytics.ts';
import { brandFonts, firstFonts } from './brandFonts.ts';
import { isPublic } from './isPublic.ts';
import { locale } from './locale.ts';
import { contentPreview } from './preview/contentPreview.ts';
import { previewIn } from './preview/previewCookie.ts';
import { requestFacts } from './requestContext.ts';
import { barHeights } from './shell/barHeights.ts';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { NavigationProgress } from './shell/NavigationProgress.tsx';
import { PageArrival } from './shell/PageArrival.tsx';
import { useBlockReports } from './shell/useBlockReports.ts';
import { useLinkNavigation } from './shell/useLinkNavigation.ts';

export const middleware: Route.MiddlewareFunction[] = [contentPreview, locale];

/** In the browser a page is shown when its styles are there too: it comes without them. What a form does waits for none. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const [answer] = await Promise.all([next(), request.method === 'GET' ? lateStyles() : undefined]);
    return answer;
  },
];

/** Whether an editor is looking, and at what: asked once a visit, since a preview is entered and left by a document. */
export function loader({ request, context }: Route.LoaderArgs) {
  return { preview: previewIn(request.headers.get('cookie'), context.get(requestFacts)) };
}

export const shouldRevalidate = () => false;

/** Written by the server and left alone by the browser, which need not load it again. */
const css = import.meta.env.SSR ? globalCss + barHeights() + brandFonts() : '';

/** The document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const { locale: language } = markets[marketOf(useLocation().pathname)];
  // For traces and tests: from here on scripts answer presses, but for blocks that wake later. All effects inside have run.
  useEffect(() => {
    performance.mark('live');
  }, []);
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {firstFonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content="#fbf8f2" />
        <Meta />
        <Links />
        {/* Our own constant: tokens, reset and font faces, in the page so that the first paint needs no request. */}
        <style dangerouslySetInnerHTML={{ __html: css }} suppressHydrationWarning />
      </head>
      <body>
        {children}
        <RestoreScroll />
        <DeferredScripts />
      </body>
    </html>
  );
}

export default function App({ loaderData: { preview } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const market = marketOf(pathname);
  const shared = isPublic(pathname);
  useLinkNavigation(market);
  useBlockReports();
  useAnalytics();
  // The external system is the network: once the page is live, it brings the styles of what is shown later.
  useEffect(() => void lateStyles(), []);
  // The external system is the document: pictures fail in it, before the page is live and after.
  useEffect(() => watchPictures(document), []);
  return (
    <PageFactsProvider market={market} embeds={shared} moment={shared ? preview?.timestamp : undefined}>
      <NavigationProgress />
      <PageArrival />
      <Outlet />
    </PageFactsProvider>
  );
}

/** What is left when a page outside every layout fails. */
export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
