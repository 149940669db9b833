import { ErrorPage as ErrorPageBlock } from '@tailorbird/blocks/ErrorPage';
import { errorText } from '@tailorbird/blocks/errorText';
import { PageFactsProvider } from '@tailorbird/blocks/PageFacts';
import { marketOf } from '@tailorbird/commerce/market';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { routingProblem } from './routingProblem.ts';

/** The page shown instead of one that does not exist or failed, with a way out (commerce §2 Error page). */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <ErrorPageBoundary>
      <ErrorPageBody {...routingProblem(error)} />
    </ErrorPageBoundary>
  );
}

function ErrorPageBody({ status, message }: { status: number; message: string | undefined }) {
  const market = marketOf(useLocation().pathname);
  return (
    <PageFactsProvider market={market}>
      <main id="main" tabIndex={-1}>
        <title>{`${errorText(status).pageTitle} | Tailorbird`}</title>
        <meta name="robots" content="noindex" />
        <ErrorPageBlock status={status} message={message} />
      </main>
    </PageFactsProvider>
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
    return <BrokenErrorPage details={this.state.details} />;
  }
}

/** What remains when the error page itself cannot be shown (blocks §8). */
export function BrokenErrorPage({ details }: { details: string }) {
  return (
    <main>
      <p>An error occurred while showing the error page</p>
      <p>{details}</p>
      <a href="/">Home</a>
    </main>
  );
}
