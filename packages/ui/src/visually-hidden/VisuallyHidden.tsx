import type { NativeProps } from '../nativeProps.ts';
import { VisuallyHiddenRoot } from './visuallyHidden.styles.ts';

/** Words for screen readers where sight has another sign. */
export function VisuallyHidden(native: NativeProps<'span'>) {
  return <VisuallyHiddenRoot {...native} />;
}
