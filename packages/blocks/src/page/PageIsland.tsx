import type { MadeOf } from '@tailorbird/engine/fragmentCache';
import { Island } from '@tailorbird/engine/Island';
import type { LazyComponent } from '@tailorbird/engine/lazyComponent';
import type { ReactNode } from 'react';
import { BlockBoundary } from './BlockBoundary.tsx';
import { noticeInstead } from './noticeInstead.tsx';
import { factsText, PageFactsContext, usePageFacts } from './PageFacts.tsx';

interface PageIslandProps {
  /** One of its kind on the page. */
  readonly name: string;
  /** All that its HTML is made of, but for the page's market: the server keeps the HTML for other pages that show the same. */
  readonly madeOf: MadeOf;
  /** The component that must be there before it hydrates. */
  readonly lazy?: Pick<LazyComponent<never>, 'fetch' | 'forgetFailure'> | undefined;
  /** It may ask for the page's facts, and for nothing else of the page around it. */
  readonly children: ReactNode;
}

/** A part of the page that pages share, or that few shoppers come to, as an island that hydrates when it is near. */
export function PageIsland({ name, madeOf, lazy, children }: PageIslandProps) {
  const facts = usePageFacts();
  return (
    <Island
      name={name}
      hydrate="visible"
      madeOf={() => [factsText(facts), ...madeOf]}
      fetch={lazy?.fetch}
      fallback={noticeInstead(name, facts)}
    >
      <PageFactsContext value={facts}>
        <BlockBoundary id={name} preview={facts.preview} onError={lazy?.forgetFailure}>
          {children}
        </BlockBoundary>
      </PageFactsContext>
    </Island>
  );
}
