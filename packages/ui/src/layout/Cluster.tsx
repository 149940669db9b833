import type { ReactNode } from 'react';
import { customProperties } from '../customProperties.ts';
import type { NativeProps } from '../nativeProps.ts';
import { ClusterRoot } from './layout.styles.ts';
import type { LayoutElement } from './layoutElement.ts';
import { type SpaceStep, spaceOf } from './spaceStep.ts';

/** Things in a row that may wrap. */
export interface ClusterProps extends NativeProps<'div'> {
  children: ReactNode;
  /** @default 'x3' (12 px) */
  gap?: SpaceStep | undefined;
  /** @default centred on the line */
  align?: 'start' | 'end' | 'baseline' | undefined;
  justify?: 'center' | 'end' | 'between' | undefined;
  /** @default true */
  wrap?: boolean | undefined;
  /** @default 'div' */
  as?: LayoutElement | undefined;
}

/** Puts its children side by side and lets them wrap onto further lines. */
export function Cluster({ gap = 'x3', align, justify, wrap = true, as, ...native }: ClusterProps) {
  return (
    <ClusterRoot
      {...native}
      {...(as === undefined ? {} : { as })}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap ? undefined : 'never'}
      style={customProperties({ '--gap': spaceOf(gap) })}
    />
  );
}
