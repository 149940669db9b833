import type { ReactNode } from 'react';
import { BlockNotice } from './BlockNotice.tsx';
import type { BlockServer } from './ServedBlocks.tsx';
import { ServedRoot } from './ServedRoot.styles.ts';

interface RenderedPartProps {
  readonly by: BlockServer;
  /** With all it needs of the page around it. */
  readonly part: ReactNode;
  readonly idPrefix: string;
  /** All that its HTML is made of, where that is known. */
  readonly madeOf: string | undefined;
  /** The block or part, and which of its kind, if it fails. */
  readonly id: string;
  readonly name: string;
  /** An editor is looking, and is told of a failure in its place. */
  readonly preview: boolean;
  readonly 'data-block'?: string;
}

/** On the server: a part of the page as HTML of its own. */
export function RenderedPart({
  by,
  part,
  idPrefix,
  madeOf,
  id,
  name,
  preview,
  ...attributes
}: RenderedPartProps) {
  const html = () => {
    try {
      return by.render(part, idPrefix, madeOf);
    } catch (error) {
      by.failed({ key: name, id, error });
      if (!preview) return '';
      const problem = `It threw while it was rendered: ${String(error)}`;
      return by.render(<BlockNotice schemaId={id} problem={problem} />, '');
    }
  };
  return <ServedRoot {...attributes} dangerouslySetInnerHTML={{ __html: html() }} />;
}
