import { type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { openModal } from './openModal.ts';

interface Modal {
  open: boolean;
  onClose: () => void;
  persistent: boolean;
}

/** Ties a native `<dialog>` to `open`: the browser keeps focus inside, and gives it back where it was. */
export function useModal({ open, onClose, persistent }: Modal) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  // While it is still in the page: a dialog that is taken out of it open gives focus back to nothing.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || !open) return undefined;
    return openModal(element);
  }, [open]);

  const onCancel = (event: SyntheticEvent): void => {
    // A file field inside tells so of its own picker that was left, and that comes here too (HTML, "file upload state").
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  /** Tells of a dialog that closed itself, as `<form method="dialog">` does. */
  const closedItself = (): void => {
    if (open && dialog.current?.open === false) onClose();
  };
  const onPointerDown = (event: PointerEvent): void => {
    pressedOutside.current = event.target === dialog.current;
  };
  const onPointerUp = (event: PointerEvent): void => {
    if (pressedOutside.current && event.target === dialog.current && !persistent) onClose();
    pressedOutside.current = false;
  };
  return { dialog, handlers: { onCancel, onClose: closedItself, onPointerDown, onPointerUp } };
}
