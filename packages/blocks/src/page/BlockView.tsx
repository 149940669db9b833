import type { MadeOf } from '@tailorbird/engine/fragmentCache';
import { Island } from '@tailorbird/engine/Island';
import { useCameAsHtml, useIslandServer } from '@tailorbird/engine/IslandServer';
import { isSameJson } from '@tailorbird/engine/isSameJson';
import { useDraw } from '@tailorbird/engine/lazyComponent';
import { useState } from 'react';
import type { BlockRow } from '../blockRow.ts';
import { hasFilm } from '../fields/hasFilm.ts';
import { registry } from '../registry.tsx';
import type { Block, BlockId, ContentOf } from '../schemas.ts';
import { BlockBoundary } from './BlockBoundary.tsx';
import { type BlockData, BlockDataContext, useBlockData } from './BlockData.tsx';
import { noticeInstead } from './noticeInstead.tsx';
import { factsText, type PageFacts, PageFactsContext, usePageFacts } from './PageFacts.tsx';

/**
 * Shows one block, as an island: its HTML hydrates when its row says. A block that was shown by a click, or whose content
 * has changed since it came, is a part of the page like any other.
 */
export function BlockView({ block }: { block: Block }) {
  const onServer = useIslandServer() !== undefined;
  const facts = usePageFacts();
  const data = useBlockData();
  const [first, leave] = useState(useCameAsHtml() ? { block, data } : undefined);
  const [live] = useState(<LoneBlock block={block} facts={facts} data={data} />);
  if (first === undefined && !onServer) return <OwnBlock block={block} preview={facts.preview} />;
  if (first && !(isSameJson(first.block, block) && isSameJson(first.data, data))) leave(undefined);
  const row = registry[block.id];
  return (
    <Island
      name={`${block.id}-${block.key}`}
      hydrate={hydrateOf(block)}
      madeOf={() => madeOf({ block, facts, data })}
      fetch={typeof row === 'function' ? undefined : row.fetch}
      fallback={noticeInstead(block.id, facts)}
      data-block={block.id}
    >
      {live}
    </Island>
  );
}

interface LoneBlockProps {
  readonly block: Block;
  readonly facts: PageFacts;
  readonly data: BlockData;
}

/** A block as a tree of its own, with what it needs of the page. */
function LoneBlock({ block, facts, data }: LoneBlockProps) {
  return (
    <PageFactsContext value={facts}>
      <BlockDataContext value={data}>
        <OwnBlock block={block} preview={facts.preview} />
      </BlockDataContext>
    </PageFactsContext>
  );
}

function OwnBlock({ block, preview }: { block: Block; preview: boolean }) {
  const row = registry[block.id];
  const onError = typeof row === 'function' ? undefined : row.forgetFailure;
  return (
    <BlockBoundary id={block.id} preview={preview} onError={onError}>
      <Drawn key={block.id} id={block.id} content={block.content} />
    </BlockBoundary>
  );
}

function Drawn<Id extends BlockId>({ id, content }: { id: Id; content: ContentOf<Id> }) {
  const row: BlockRow<ContentOf<Id>> = registry[id];
  return useDraw(row)(content);
}

function hydrateOf({ id, content }: Block) {
  const row = registry[id];
  if (typeof row === 'function') return 'load';
  return row.hydrate === 'never' && hasFilm(content) ? 'visible' : row.hydrate;
}

/** A block is drawn of its content and, if it hydrates, of what the page's loader fetched for blocks. */
function madeOf({ block, facts, data }: LoneBlockProps): MadeOf | undefined {
  const row = registry[block.id];
  if (facts.preview || typeof row === 'function' || row.isDrawnAnew) return undefined;
  const own = [factsText(facts), block.content];
  return row.hydrate === 'never' ? own : [...own, data.products, String(data.liveShopping ?? false)];
}
