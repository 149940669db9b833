import { Fragment } from 'react';
import type { BrokenBlock } from '../parse.ts';
import type { Block } from '../schemas.ts';
import { BlockListRoot } from './BlockList.styles.ts';
import { BlockNotice } from './BlockNotice.tsx';
import { BlockView } from './BlockView.tsx';
import { brokenPlace } from './brokenPlace.ts';
import { usePageFacts } from './PageFacts.tsx';

function Notices({ broken, position }: { broken: readonly BrokenBlock[]; position: number }) {
  return broken
    .filter((block) => block.position === position)
    .map(({ key, schemaId, problem, shown }) => (
      <BlockNotice key={key} id={brokenPlace(key)} schemaId={schemaId} problem={problem} shown={shown} />
    ));
}

/**
 * Shows a page's blocks one below another. A block that throws is left out. Editors see, in its place, what is wrong
 * with a broken one.
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
          <BlockView block={block} />
        </Fragment>
      ))}
      <Notices broken={told} position={blocks.length} />
    </BlockListRoot>
  );
}
