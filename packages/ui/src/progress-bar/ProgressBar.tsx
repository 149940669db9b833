import type { NativeProps } from '../nativeProps.ts';
import { ProgressBarRoot } from './ProgressBar.styles.ts';

/** How far something has come. */
export interface ProgressBarProps extends NativeProps<'progress', 'children' | 'max'> {
  /** Per cent, 0 to 100; values outside are brought inside. */
  value: number;
  /** What is on its way. @default Loading */
  label?: string | undefined;
}

/** A thin line that fills. */
export function ProgressBar({ value, label = 'Loading', ...native }: ProgressBarProps) {
  return (
    <ProgressBarRoot
      {...native}
      aria-label={label}
      max={100}
      value={Math.min(100, Math.max(0, Math.round(value)))}
    />
  );
}
