import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { BagLine } from '@tailorbird/commerce/model/bag';
import { Button } from '@tailorbird/ui/Button';
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { BagAnswer } from './bagAnswer.ts';
import { UndoRemoveRoot } from './UndoRemove.styles.ts';

interface UndoRemoveProps {
  readonly line: BagLine;
  readonly onUndone: () => void;
}

const fields = { Color: 'colour', Size: 'size', Length: 'length' } as const;

/** Says what was taken out and puts it back. It takes the focus that went with the line. */
export function UndoRemove({ line, onUndone }: UndoRemoveProps) {
  const { href } = usePageFacts();
  const fetcher = useFetcher<BagAnswer>();
  const root = useRef<HTMLDivElement>(null);
  const answer = fetcher.data;
  // The external system is the browser's focus, which went with the button that was pressed.
  useEffect(() => root.current?.focus({ preventScroll: true }), []);
  // The external system is the server, which has the line again.
  useEffect(() => {
    if (answer?.tag === 'added') onUndone();
  }, [answer, onUndone]);
  return (
    <UndoRemoveRoot ref={root} role="status" tabIndex={-1}>
      <p>{answer?.tag === 'refused' ? answer.message : `${line.name} is no longer in your bag.`}</p>
      <fetcher.Form method="post" action={href('/bag')}>
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="answer" value="panel" />
        <input type="hidden" name="productId" value={line.productId} />
        <input type="hidden" name="quantity" value={line.quantity} />
        {Object.entries(fields).map(([name, field]) => (
          <input
            key={field}
            type="hidden"
            name={field}
            value={line.options.find((option) => option.name === name)?.value ?? ''}
          />
        ))}
        <Button type="submit" variant="tertiary" size="small" loading={fetcher.state !== 'idle'}>
          Undo
        </Button>
      </fetcher.Form>
    </UndoRemoveRoot>
  );
}
