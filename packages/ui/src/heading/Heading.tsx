import type { ReactNode } from 'react';
import type { NativeProps } from '../nativeProps.ts';
import { HeadingRoot } from './Heading.styles.ts';

/** How large a heading looks; where it stands in the outline is `level`. */
export type HeadingSize = 'hero' | 'display' | 'section' | 'title' | 'subtitle' | 'label';

/** A heading’s place, size and words. */
export interface HeadingProps extends NativeProps<'h2'> {
  /** The words. */
  children: ReactNode;
  /** Place in the page’s outline. @default 2 */
  level?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** How large it looks, whatever its level. @default by level: 1 display, 2 section, 3 title, else subtitle */
  size?: HeadingSize | undefined;
  /** Centred; at the start of the line unless given. */
  align?: 'center' | undefined;
}

const usual = {
  1: 'display',
  2: 'section',
  3: 'title',
  4: 'subtitle',
  5: 'subtitle',
  6: 'subtitle',
} as const;

/** A heading in Fraunces, set tight. Level and size are independent. */
export function Heading({ level = 2, size, align, ...native }: HeadingProps) {
  return <HeadingRoot as={`h${level}`} {...native} data-size={size ?? usual[level]} data-align={align} />;
}
