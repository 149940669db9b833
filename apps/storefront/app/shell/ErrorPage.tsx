import { href, marketOf } from '@tailorbird/commerce/market';
import { Button } from '@tailorbird/ui/Button';
import { Component, type ReactNode } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { ErrorPageRoot } from './ErrorPage.styles.ts';

const wayOut = [
  { label: 'HOME', to: '/' },
  { label: 'WOMEN', to: '/browse/womens' },
  { label: 'MEN', to: '/browse/mens' },
  { label: 'OTHER STUFF', to: '/other-stuff' },
];

/** What the error page says for a status (commerce §2 Error page). */
export function errorText(status: number): { title: string; message: string; pageTitle: string } {
  if (status === 404)
    return {
      title: '404 ERROR',
      message: 'This page could not be found. It may have been moved, or it was never a real page.',
      pageTitle: 'Page not found',
    };
  return {
    title: 'An error occured',
    message: 'Please go back or try again',
    pageTitle: 'An error occured',
  };
}

/** The page shown instead of one that does not exist or failed, with a way out. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <ErrorPageBoundary>
      <ErrorPageBody status={isRouteErrorResponse(error) ? error.status : 500} />
    </ErrorPageBoundary>
  );
}

function ErrorPageBody({ status }: { status: number }) {
  const market = marketOf(useLocation().pathname);
  const text = errorText(status);
  return (
    <ErrorPageRoot id="main" tabIndex={-1}>
      <title>{`${text.pageTitle} | Tailorbird`}</title>
      <meta name="robots" content="noindex" />
      <h1>{text.title}</h1>
      <p>{text.message}</p>
      <nav aria-label="Ways back into the shop">
        {wayOut.map(({ label, to }) => (
          <Button key={label} href={href(market, to)} variant={to === '/' ? 'primary' : 'secondary'}>
            {label}
          </Button>
        ))}
      </nav>
    </ErrorPageRoot>
  );
}

interface BoundaryState {
  readonly details: string | undefined;
}

/** If the error page itself fails, plain words and a link home remain (commerce §2). */
class ErrorPageBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { details: undefined };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { details: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    if (this.state.details === undefined) return this.props.children;
    return (
      <main>
        <p>An error occurred while showing the error page</p>
        <p>{this.state.details}</p>
        <a href="/">Home</a>
      </main>
    );
  }
}
