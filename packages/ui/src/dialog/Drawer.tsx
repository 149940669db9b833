import { Modal, type ModalProps } from './Modal.tsx';

/** A panel that slides in: the bag, the search, the mobile menu. */
export interface DrawerProps extends ModalProps {
  /** Edge it comes from. @default right */
  side?: 'left' | 'right' | 'top' | 'bottom' | undefined;
}

/** An overlay along one edge of the page, above a veil. */
export function Drawer({ side = 'right', ...modal }: DrawerProps) {
  return <Modal {...modal} shape={side} />;
}
