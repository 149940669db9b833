import type { ReactNode } from 'react';
import { VisuallyHiddenRoot } from './visuallyHidden.styles.ts';

/** Words for screen readers where sight has another sign. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <VisuallyHiddenRoot>{children}</VisuallyHiddenRoot>;
}
