import type { ReactNode } from 'react';
import { customProperties } from '../customProperties.ts';
import type { NativeProps } from '../nativeProps.ts';
import { GridRoot } from './layout.styles.ts';
import type { LayoutElement } from './layoutElement.ts';
import { type SpaceStep, spaceOf } from './spaceStep.ts';

/** Columns of one width. */
export interface GridProps extends NativeProps<'div'> {
  children: ReactNode;
  /** How many columns from each width up; a width left out takes the one below it. @default { phone: 2, tablet: 3, desktop: 4 } */
  columns?: { readonly phone?: number; readonly tablet?: number; readonly desktop?: number } | undefined;
  /** @default 'x4' (16 px) */
  gap?: SpaceStep | undefined;
  /** @default the same as `gap` */
  rowGap?: SpaceStep | undefined;
  /** @default 'div' */
  as?: LayoutElement | undefined;
}

const cards = { phone: 2, tablet: 3, desktop: 4 };

/** Equal columns; by default those of product cards: two on a phone, three in the middle, four on a desktop. */
export function Grid({ columns = cards, gap = 'x4', rowGap, as, ...native }: GridProps) {
  return (
    <GridRoot
      {...native}
      {...(as === undefined ? {} : { as })}
      style={customProperties({
        '--gap': spaceOf(gap),
        '--row-gap': spaceOf(rowGap ?? gap),
        '--on-phone': columns.phone,
        '--on-tablet': columns.tablet,
        '--on-desktop': columns.desktop,
      })}
    />
  );
}
