import '@tailorbird/tokens/styles.css';
import '@tailorbird/ui/styles.css';
import '@tailorbird/engine/styles.css';
import '@tailorbird/blocks/styles.css';
import './shop.css';
import { PageFactsProvider } from '@tailorbird/blocks/PageFacts';
import { markets } from '@tailorbird/commerce/market';
import { DeferredScripts } from '@tailorbird/engine/DeferredScripts';
import { SkipLink } from '@tailorbird/ui/SkipLink';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, useLocation, useRouteError } from 'react-router';
import { marketOfPath, shop } from './shop.ts';

/** The document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const market = marketOfPath(useLocation().pathname);
  return (
    <html lang={markets[market].locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink />
        <header className="shop-header">
          <a href={markets[market].prefix || '/'}>{shop.name}</a>
        </header>
        {/* Editors of the shop, who run it in development, are told in its place what is wrong with a block. */}
        <PageFactsProvider market={market} preview={import.meta.env.DEV}>
          {children}
        </PageFactsProvider>
        <footer className="shop-footer">
          <nav aria-label="Countries">
            {shop.markets.map((other) => (
              <a
                key={other}
                href={markets[other].prefix || '/'}
                lang={markets[other].locale}
                aria-current={other === market || undefined}
              >
                {markets[other].label}
              </a>
            ))}
          </nav>
        </footer>
        <DeferredScripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isAbsent = isRouteErrorResponse(error) && error.status === 404;
  const market = marketOfPath(useLocation().pathname);
  return (
    <main id="main" tabIndex={-1} className="shop-message">
      <h1>{isAbsent ? 'This page is not here' : 'Something went wrong'}</h1>
      <p>
        <a href={markets[market].prefix || '/'}>Back to {shop.name}</a>
      </p>
    </main>
  );
}
