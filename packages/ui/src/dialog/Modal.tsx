import { type ReactNode, useId, useImperativeHandle, useState } from 'react';
import { CloseIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import type { NativeProps } from '../nativeProps.ts';
import { ModalRoot } from './Modal.styles.ts';
import { useModal } from './useModal.ts';

/** What every overlay that takes the page over has. */
export interface ModalProps
  extends NativeProps<'dialog', 'onCancel' | 'onClose' | 'onPointerDown' | 'onPointerUp'> {
  /** Whether it is shown. */
  open: boolean;
  /** Asked to close: by Escape, the cross, or a press outside. */
  onClose: () => void;
  /** Its heading, and its name for screen readers. */
  title: string;
  /** A press outside does not close it. Escape always does: nobody is held by a keyboard. */
  persistent?: boolean | undefined;
  /** What it shows; it scrolls where there is no room. */
  children: ReactNode;
  /** Stays in view below the body. */
  footer?: ReactNode;
}

interface ShapedModalProps extends ModalProps {
  shape: 'dialog' | 'left' | 'right' | 'top' | 'bottom';
  size?: 'large' | undefined;
}

/**
 * A native modal `<dialog>`: the rest of the page is inert, Escape closes, focus comes back. What is inside costs the
 * page nothing until it first opens.
 */
export function Modal({
  open,
  onClose,
  title,
  persistent = false,
  children,
  footer,
  shape,
  size,
  ref,
  ...native
}: ShapedModalProps) {
  const heading = useId();
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  const { dialog, handlers } = useModal({ open, onClose, persistent });
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => dialog.current, [
    dialog,
  ]);
  return (
    <ModalRoot
      {...native}
      {...handlers}
      ref={dialog}
      aria-labelledby={heading}
      data-shape={shape}
      data-size={size}
    >
      {opened && (
        <div>
          <header>
            <h2 id={heading}>{title}</h2>
            <IconButton icon={CloseIcon} label="Close" onClick={onClose} />
          </header>
          <div data-part="body">{children}</div>
          {footer && <footer>{footer}</footer>}
        </div>
      )}
    </ModalRoot>
  );
}
