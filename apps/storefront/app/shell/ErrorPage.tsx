import { ErrorPage as ErrorPageBlock } from '@tailorbird/blocks/ErrorPage';
import { errorText } from '@tailorbird/blocks/errorText';
import { PageFactsProvider } from '@tailorbird/blocks/PageFacts';
import { marketOf } from '@tailorbird/commerce/market';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ErrorPageRoot, MeanwhileRoot } from './ErrorPage.styles.ts';
import { asksForReload, reloadOnMissingChunk } from './reloadOnMissingChunk.ts';
import { type RoutingProblem, routingProblem } from './routingProblem.ts';

interface ErrorPageProps {
  readonly error: unknown;
  /** Said besides while something does not answer (503): what is kept, and how to try again (reliability §4.9). */
  readonly meanwhile?: ReactNode;
}

/**
 * The page shown instead of one that does not exist or failed, with a way out (commerce §2 Error page). A page whose
 * script is gone is loaded anew instead, once.
 */
export function ErrorPage({ error, meanwhile }: ErrorPageProps) {
  const [leaving] = useState(() => asksForReload(error));
  // The external system is the browser, which loads the page.
  useEffect(() => {
    if (leaving) reloadOnMissingChunk();
  }, [leaving]);
  if (leaving) return <main id="main" aria-busy="true" />;
  return (
    <ErrorPageBoundary>
      <ErrorPageBody {...routingProblem(error)} meanwhile={meanwhile} />
    </ErrorPageBoundary>
  );
}

interface ErrorPageBodyProps extends RoutingProblem {
  readonly meanwhile: ReactNode;
}

function ErrorPageBody({ status, message, meanwhile }: ErrorPageBodyProps) {
  const market = marketOf(useLocation().pathname);
  return (
    <PageFactsProvider market={market}>
      <ErrorPageRoot id="main" tabIndex={-1}>
        <title>{`${errorText(status).pageTitle} | Tailorbird`}</title>
        <meta name="robots" content="noindex" />
        <ErrorPageBlock status={status} message={message} level={1} />
        {status === 503 && meanwhile && <MeanwhileRoot>{meanwhile}</MeanwhileRoot>}
      </ErrorPageRoot>
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
