import { Island } from '@tailorbird/engine/Island';
import { useDraw } from '@tailorbird/engine/lazyComponent';
import { BlockBoundary } from '../page/BlockBoundary.tsx';
import { BlockDataContext, useBlockData } from '../page/BlockData.tsx';
import { noticeInstead } from '../page/noticeInstead.tsx';
import { factsText, PageFactsContext, usePageFacts } from '../page/PageFacts.tsx';
import type { OwnBlock } from './ownBlock.ts';

interface OwnBlockViewProps {
  readonly id: string;
  /** One of its kind on the page. */
  readonly place: string;
  readonly row: OwnBlock['row'];
  /** What the block's schema has read. */
  readonly content: object;
}

/** Shows one of a shop's own blocks, as an island that hydrates when its row says. */
export function OwnBlockView({ id, place, row, content }: OwnBlockViewProps) {
  const facts = usePageFacts();
  const data = useBlockData();
  const lazy = typeof row === 'function' ? undefined : row;
  return (
    <Island
      name={`${id}-${place}`}
      hydrate={lazy?.hydrate ?? 'load'}
      madeOf={() => (lazy?.hydrate === 'never' ? [factsText(facts), content] : undefined)}
      fetch={lazy?.fetch}
      fallback={noticeInstead(id, facts)}
      data-block={id}
    >
      <PageFactsContext value={facts}>
        <BlockDataContext value={data}>
          <BlockBoundary id={id} preview={facts.preview} onError={lazy?.forgetFailure}>
            <Drawn row={row} content={content} />
          </BlockBoundary>
        </BlockDataContext>
      </PageFactsContext>
    </Island>
  );
}

function Drawn({ row, content }: Pick<OwnBlockViewProps, 'row' | 'content'>) {
  const draw = useDraw(row);
  // The block's own schema made the content.
  return draw(content as never);
}
