import { customProperties } from '../customProperties.ts';
import type { NativeProps } from '../nativeProps.ts';
import { SkeletonRoot } from './Skeleton.styles.ts';

/** A box of the given shape, or so many lines of text. */
export interface SkeletonProps extends NativeProps<'div', 'children'> {
  /** The box, as the CSS property: `4 / 5`. Without it there are lines. */
  ratio?: string | undefined;
  /** How many lines of text it stands for. @default 1 */
  lines?: number | undefined;
}

/** Keeps the room for what is on its way. Silent: whoever shows it marks the region `aria-busy`. */
export function Skeleton({ ratio, lines = 1, ...native }: SkeletonProps) {
  return (
    <SkeletonRoot
      {...native}
      aria-hidden="true"
      data-kind={ratio === undefined ? 'lines' : 'box'}
      style={customProperties({ '--ratio': ratio })}
    >
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} />
      ))}
    </SkeletonRoot>
  );
}
