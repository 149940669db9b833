import type { ReactElement, ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { BlockNotice } from '../page/BlockNotice.tsx';
import { readContent } from '../readContent.ts';

/**
 * How a block's story is rendered: its controls' content is read as a published item is. While a designer types what is not right yet, the
 * last content that was right stays, above the field and the reason; nothing they type ends the story.
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
  const { wrong } = read;
  return (
    <>
      {good.content !== undefined && render(good.content)}
      {wrong !== undefined && (
        <div style={{ position: 'sticky', bottom: 0, zIndex: 1 }}>
          <BlockNotice
            schemaId={schema.meta()?.title ?? ''}
            problem={z.prettifyError(wrong)}
            repaired={read.content !== undefined}
          />
        </div>
      )}
    </>
  );
}
