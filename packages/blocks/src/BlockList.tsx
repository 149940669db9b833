import { Fragment, Suspense } from 'react';
import { BlockBoundary } from './BlockBoundary.tsx';
import { BlockListRoot } from './BlockList.styles.ts';
import { BlockNotice } from './BlockNotice.tsx';
import { usePageFacts } from './PageFacts.tsx';
import type { BrokenBlock } from './parse.ts';
import { registry } from './registry.tsx';
import type { Block, BlockId } from './schemas.ts';

function show<Id extends BlockId>({ id, content }: Block<Id>) {
  return registry[id](content);
}

function Notices({ broken, position }: { broken: readonly BrokenBlock[]; position: number }) {
  return broken
    .filter((block) => block.position === position)
    .map(({ key, schemaId, problem }) => <BlockNotice key={key} schemaId={schemaId} problem={problem} />);
}

/**
 * Shows a page's blocks one below another. A block that throws is left out, in the browser by its boundary and on
 * the server by its Suspense. Editors see, in its place, what is wrong with a broken one.
 */
export function BlockList({
  blocks,
  broken = [],
}: {
  blocks: readonly Block[];
  broken?: readonly BrokenBlock[];
}) {
  const { preview } = usePageFacts();
  const told = preview ? broken : [];
  return (
    <BlockListRoot>
      {blocks.map((block, at) => (
        <Fragment key={block.key}>
          <Notices broken={told} position={at} />
          <BlockBoundary id={block.id} preview={preview}>
            <Suspense fallback={null}>{show(block)}</Suspense>
          </BlockBoundary>
        </Fragment>
      ))}
      <Notices broken={told} position={blocks.length} />
    </BlockListRoot>
  );
}
