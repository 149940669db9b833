import { Button } from '@tailorbird/ui/Button';
import { Dialog } from '@tailorbird/ui/Dialog';
import { useCallback, useState } from 'react';
import { ModalRoot } from './Modal.styles.ts';
import { ModalWords } from './ModalWords.tsx';
import type { ModalContent } from './schema.ts';
import { useOpenedByLink } from './useOpenedByLink.ts';

/** A film has words of its own for a browser without script, and such words cannot stand in others. */
function withoutFilm(media: ModalContent['image']): ModalContent['image'] {
  return media?.type === 'video' ? { type: 'image', src: media.poster, alt: media.alt } : media;
}

/**
 * Words in a dialog over the page. Its trigger is a link to its place: without script the words stand there, and a
 * press before the script has loaded opens the dialog as soon as it has.
 */
export function Modal(content: ModalContent) {
  const { modalId, triggerText, title, persistent } = content;
  const [open, setOpen] = useState(false);
  useOpenedByLink(
    modalId,
    useCallback(() => setOpen(true), []),
  );
  return (
    <ModalRoot id={modalId} data-trigger={triggerText ? '' : undefined}>
      {triggerText && (
        <Button variant="secondary" href={`#${modalId}`} aria-haspopup="dialog" data-promotion={triggerText}>
          {triggerText}
        </Button>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={title} persistent={persistent}>
        <ModalWords {...content} />
      </Dialog>
      <noscript>
        <section>
          <h2>{title}</h2>
          <ModalWords {...content} image={withoutFilm(content.image)} />
        </section>
      </noscript>
    </ModalRoot>
  );
}
