import { use, useState } from 'react';
import type { BlockRow } from '../blockRow.ts';
import { registry } from '../registry.tsx';
import type { Block, BlockId, ContentOf } from '../schemas.ts';
import { BlockBoundary } from './BlockBoundary.tsx';
import { type BlockData, BlockDataContext, useBlockData } from './BlockData.tsx';
import { factsText, type PageFacts, PageFactsContext, usePageFacts } from './PageFacts.tsx';
import { RenderedPart } from './RenderedPart.tsx';
import { ServedBlock } from './ServedBlock.tsx';
import { useBlockServer, useCameAsHtml } from './ServedBlocks.tsx';
import { sameContent, textOf } from './sameContent.ts';

/**
 * Shows one block. On the server it is rendered by itself, so that a block that throws takes nothing with it. In the
 * browser that HTML stays, and the block comes to life in it when its row says. A block that was shown by a click, or
 * whose content has changed since, is a part of the page like any other.
 */
export function BlockView({ block }: { block: Block }) {
  const server = useBlockServer();
  const facts = usePageFacts();
  const data = useBlockData();
  const [first, leave] = useState(useCameAsHtml() ? { block, data } : undefined);
  if (server) {
    const page = { block, facts, data };
    return (
      <RenderedPart
        by={server}
        part={<LoneBlock {...page} />}
        idPrefix={idPrefixOf(block)}
        madeOf={madeOf(page)}
        id={block.id}
        name={block.key}
        preview={facts.preview}
        data-block={block.id}
      />
    );
  }
  if (first === undefined) return <OwnBlock block={block} preview={facts.preview} />;
  if (!sameContent(first.block, block) || !sameContent(first.data, data)) leave(undefined);
  return (
    <ServedBlock
      block={block}
      live={<LoneBlock block={block} facts={facts} data={data} />}
      idPrefix={idPrefixOf(block)}
    />
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
      <Shown key={block.id} id={block.id} content={block.content} />
    </BlockBoundary>
  );
}

function Shown<Id extends BlockId>({ id, content }: { id: Id; content: ContentOf<Id> }) {
  const row: BlockRow<ContentOf<Id>> = registry[id];
  const draw = typeof row === 'function' ? row : use(row.load());
  return draw(content);
}

/** A countdown is drawn of the time too, and a page within a page of the blocks it has. */
const drawnOfMore: ReadonlySet<string> = new Set(['countdown-timer', 'content-page']);

/** A block is drawn of its content and, unless it is still, of what the page's loader fetched for blocks. */
function madeOf({ block, facts, data }: LoneBlockProps): string | undefined {
  const row = registry[block.id];
  if (facts.preview || typeof row === 'function' || drawnOfMore.has(block.id)) return undefined;
  const own = `${factsText(facts)} ${textOf(block.content)}`;
  return row.when === 'still' ? own : `${own} ${textOf(data.products)} ${data.liveShopping ?? false}`;
}

const idPrefixOf = ({ id, key }: Block): string => `${id}-${key}-`;
