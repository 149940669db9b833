import { type ReactNode, useState } from 'react';
import type { LaterRow } from '../blockRow.ts';
import { hasFilm } from '../fields/hasFilm.ts';
import { registry } from '../registry.tsx';
import type { Block } from '../schemas.ts';
import { ServedHtml } from './ServedHtml.tsx';
import { whenNear } from './whenNear.ts';

interface ServedBlockProps {
  readonly block: Block;
  /** The block as the server rendered it, with all it needs of the page around it. */
  readonly live: ReactNode;
  /** How its generated ids begin, there and here. */
  readonly idPrefix: string;
}

/** A block that came as HTML: it comes to life when its row says, and is drawn anew by nobody but itself. */
export function ServedBlock({ block, live, idPrefix }: ServedBlockProps) {
  const [first] = useState(live);
  const row = registry[block.id];
  return (
    <ServedHtml
      data-block={block.id}
      live={first}
      idPrefix={idPrefix}
      load={typeof row === 'function' ? undefined : row.fetch}
      whenDue={(html, begin) => whenDue(block, html, begin)}
    />
  );
}

function whenDue({ id, content }: Block, html: Element, begin: () => void): () => void {
  const row = registry[id];
  if (typeof row !== 'function') return isStill(row, content) ? () => {} : whenNear(html, begin);
  begin();
  return () => {};
}

function isStill({ when }: Pick<LaterRow<never>, 'when'>, content: unknown): boolean {
  return when === 'still' && !hasFilm(content);
}
