import { Modal, type ModalProps } from './Modal.tsx';

/** A question or a form in the middle of the page. */
export interface DialogProps extends ModalProps {
  /** How wide it may be: 880 px when large. @default regular */
  size?: 'regular' | 'large' | undefined;
}

/** An overlay in the middle of the page, above a veil. */
export function Dialog({ size, ...modal }: DialogProps) {
  return <Modal {...modal} shape="dialog" size={size === 'large' ? size : undefined} />;
}
