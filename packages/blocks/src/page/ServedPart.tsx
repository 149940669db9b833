import type { ReactNode } from 'react';
import type { LaterRow } from '../blockRow.ts';
import { BlockBoundary } from './BlockBoundary.tsx';
import { factsText, PageFactsContext, usePageFacts } from './PageFacts.tsx';
import { RenderedPart } from './RenderedPart.tsx';
import { useBlockServer, useCameAsHtml } from './ServedBlocks.tsx';
import { ServedHtml } from './ServedHtml.tsx';
import { textOf } from './sameContent.ts';
import { whenNear } from './whenNear.ts';

interface ServedPartProps {
  /** One of its kind on the page: its generated ids begin with it, and a failure is reported by it. */
  readonly name: string;
  /** All that its HTML is made of, but for the page's market: the server keeps the HTML for other pages that show the same. */
  readonly madeOf: readonly (object | string)[];
  /** The row of what must be there before it comes alive. */
  readonly row?: Pick<LaterRow<never>, 'fetch' | 'forgetFailure'> | undefined;
  /** It may ask for the page's facts, and for nothing else of the page around it. */
  readonly children: ReactNode;
}

/**
 * A part of the page that pages share, or that few shoppers come to: the server renders it once, and in the browser it
 * stays HTML until it is near. Drawn in the browser, as after a click, it is a part of the page like any other.
 */
export function ServedPart({ name, madeOf, row, children }: ServedPartProps) {
  const server = useBlockServer();
  const facts = usePageFacts();
  const cameAsHtml = useCameAsHtml();
  const part = (
    <BlockBoundary id={name} preview={facts.preview} onError={row?.forgetFailure}>
      {children}
    </BlockBoundary>
  );
  const lone = <PageFactsContext value={facts}>{part}</PageFactsContext>;
  const idPrefix = `${name}-`;
  if (server) {
    const from = [factsText(facts), ...madeOf.map(textOf)].join(' ');
    return (
      <RenderedPart
        by={server}
        part={lone}
        idPrefix={idPrefix}
        madeOf={from}
        id={name}
        name={name}
        preview={facts.preview}
      />
    );
  }
  if (cameAsHtml) return <ServedHtml live={lone} idPrefix={idPrefix} whenDue={whenNear} load={row?.fetch} />;
  return part;
}
