import { use, useState, useSyncExternalStore } from 'react';
import type { BlockRow } from '../blockRow.ts';
import { registry } from '../registry.tsx';
import type { Block, BlockId, ContentOf } from '../schemas.ts';
import { BlockBoundary } from './BlockBoundary.tsx';
import { type BlockData, BlockDataContext, useBlockData } from './BlockData.tsx';
import { BlockNotice } from './BlockNotice.tsx';
import { type PageFacts, PageFactsContext, usePageFacts } from './PageFacts.tsx';
import { ServedBlockRoot } from './ServedBlock.styles.ts';
import { ServedBlock } from './ServedBlock.tsx';
import { type BlockIdentity, type BlockServer, useServedBlocks } from './ServedBlocks.tsx';
import { sameContent } from './sameContent.ts';

/**
 * Shows one block. On the server it is rendered by itself, so that a block that throws takes nothing with it. In the
 * browser that HTML stays, and the block comes to life in it when its row says. A block that was shown by a click, or
 * whose content has changed since, is a part of the page like any other.
 */
export function BlockView({ block }: { block: Block }) {
  const served = useServedBlocks();
  const facts = usePageFacts();
  const data = useBlockData();
  const hydrating = useHydrating();
  const [first, leave] = useState(hydrating && served === 'in the page' ? { block, data } : undefined);
  if (typeof served === 'object')
    return <RenderedBlock block={block} facts={facts} data={data} by={served} />;
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
  return (
    <BlockBoundary id={block.id} preview={preview}>
      <Shown key={block.id} id={block.id} content={block.content} />
    </BlockBoundary>
  );
}

function Shown<Id extends BlockId>({ id, content }: { id: Id; content: ContentOf<Id> }) {
  const row: BlockRow<ContentOf<Id>> = registry[id];
  const draw = typeof row === 'function' ? row : use(row.load());
  return draw(content);
}

function RenderedBlock({ by, ...page }: LoneBlockProps & { by: BlockServer }) {
  return (
    <ServedBlockRoot data-block={page.block.id} dangerouslySetInnerHTML={{ __html: htmlOf(page, by) }} />
  );
}

function htmlOf(page: LoneBlockProps, server: BlockServer): string {
  const { key, id } = page.block;
  try {
    return server.render(<LoneBlock {...page} />, idPrefixOf(page.block), identityOf(page));
  } catch (error) {
    server.failed({ key, id, error });
    if (!page.facts.preview) return '';
    return server.render(
      <BlockNotice schemaId={id} problem={`It threw while it was rendered: ${String(error)}`} />,
      '',
    );
  }
}

/** A still block draws its content and nothing else; but a page within a page has others in it. */
function identityOf({ block, facts }: LoneBlockProps): BlockIdentity | undefined {
  const row = registry[block.id];
  if (facts.preview || typeof row === 'function' || row.when !== 'still' || block.id === 'content-page')
    return undefined;
  return { content: block.content, facts: `${facts.market} ${facts.embeds}` };
}

const idPrefixOf = ({ id, key }: Block): string => `${id}-${key}-`;

const never = (): (() => void) => () => {};

/** True in the first render of what the server sent. */
function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
