import { color } from '@tailorbird/tokens/roles';
import type { ReactElement, ReactNode } from 'react';
import { useMemo, useState } from 'react';
import type { z } from 'zod';
import { BlockNotice } from '../page/BlockNotice.tsx';
import { problemOf, shownOf } from '../parse.ts';
import { readContent } from '../readContent.ts';

/**
 * How a block's story is rendered: its controls' content is read as a published item is. What is not right yet is told below
 * it, and where nothing can be shown the last that could stays; nothing a designer types ends the story.
 */
export const shown =
  <Schema extends z.ZodType, Context>(
    schema: Schema,
    render: (content: z.output<Schema>, context: Context) => ReactNode,
  ): ((content: z.input<Schema>, context: Context) => ReactElement) =>
  (content, context) => (
    <LastGood schema={schema} content={content} render={(good) => render(good, context)} />
  );

function LastGood<Schema extends z.ZodType>({
  schema,
  content,
  render,
}: {
  schema: Schema;
  content: unknown;
  render: (content: z.output<Schema>) => ReactNode;
}) {
  const read = useMemo(() => readContent(schema, content), [schema, content]);
  const [good, keep] = useState(read);
  if (read.content !== undefined && read !== good) keep(read);
  const { faults } = read;
  const how = read.content === undefined ? 'not' : shownOf(faults);
  return (
    <>
      {good.content !== undefined && render(good.content)}
      {faults.length > 0 && (
        <div style={{ position: 'sticky', bottom: 0, zIndex: 1, background: color.paper }}>
          <BlockNotice schemaId={schema.meta()?.title ?? ''} problem={problemOf(faults, how)} shown={how} />
        </div>
      )}
    </>
  );
}
