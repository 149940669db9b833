import type { ReactNode } from 'react';
import type { NativeProps } from '../nativeProps.ts';
import { VisuallyHiddenRoot } from './visuallyHidden.styles.ts';

/** What is read out and not seen. */
export interface VisuallyHiddenProps extends NativeProps<'span'> {
  /** The words. */
  children: ReactNode;
}

/** Words for screen readers where sight has another sign. */
export function VisuallyHidden(native: VisuallyHiddenProps) {
  return <VisuallyHiddenRoot {...native} />;
}
