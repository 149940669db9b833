import type { ReactNode } from 'react';
import { Guide } from './Guide.tsx';

const texts = import.meta.glob<string>('../../../docs/blocks/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A block's document: its title, what it is for, its picture, and all that comes after. */
const parts = /^# .*\n+(?<purpose>.*)\n+!\[.*\n+(?<fields>[\s\S]*)$/;

interface Props {
  /** The file of the block's stories. */
  readonly story: unknown;
  readonly part: 'purpose' | 'fields';
  /** What stands in its place for what is no block. */
  readonly children: ReactNode;
}

/** What a block is for, or what its fields take and an example of them, as its document says. */
export function BlockGuide({ story, part, children }: Props) {
  const [, block] = /\/blocks\/src\/([\w-]+)\/[^/]*$/.exec(String(story)) ?? [];
  const document = `docs/blocks/${block}.md`;
  const text = parts.exec(texts[`../../../${document}`] ?? '')?.groups?.[part];
  return text === undefined ? children : <Guide document={document} text={text} />;
}
