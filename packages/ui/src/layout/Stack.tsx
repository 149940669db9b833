import type { ReactNode } from 'react';
import { customProperties } from '../customProperties.ts';
import type { NativeProps } from '../nativeProps.ts';
import { StackRoot } from './layout.styles.ts';
import type { LayoutElement } from './layoutElement.ts';
import { type SpaceStep, spaceOf } from './spaceStep.ts';

/** Things below one another. */
export interface StackProps extends NativeProps<'div'> {
  children: ReactNode;
  /** @default 'x4' (16 px) */
  gap?: SpaceStep | undefined;
  /** @default full width */
  align?: 'start' | 'center' | 'end' | undefined;
  /** @default 'div' */
  as?: LayoutElement | undefined;
}

/** Puts its children below one another with the same space between. */
export function Stack({ gap = 'x4', align, as, ...native }: StackProps) {
  return (
    <StackRoot
      {...native}
      {...(as === undefined ? {} : { as })}
      data-align={align}
      style={customProperties({ '--gap': spaceOf(gap) })}
    />
  );
}
