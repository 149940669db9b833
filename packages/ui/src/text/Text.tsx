import type { ReactNode } from 'react';
import type { NativeProps } from '../nativeProps.ts';
import { TextRoot } from './Text.styles.ts';

/** Words in the body font. */
export interface TextProps extends NativeProps<'p'> {
  children: ReactNode;
  /** @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'figcaption' | 'li' | 'dt' | 'dd' | undefined;
  /** @default 'body' */
  size?: 'standfirst' | 'lead' | 'body' | 'card' | 'small' | 'micro' | undefined;
  /** Without a tone the text takes its surroundings’ colour. */
  tone?: 'soft' | 'sale' | 'error' | 'success' | 'paper' | undefined;
  strong?: boolean | undefined;
  align?: 'center' | 'end' | undefined;
  /** Keeps lines short enough to read. */
  measure?: boolean | undefined;
}

/** A paragraph, or with `as` another piece of text, in one of the type roles. */
export function Text({ as, size = 'body', tone, strong, align, measure, ...native }: TextProps) {
  return (
    <TextRoot
      {...native}
      {...(as === undefined ? {} : { as })}
      data-size={size === 'body' ? undefined : size}
      data-tone={tone}
      data-strong={strong ? '' : undefined}
      data-align={align}
      data-measure={measure ? '' : undefined}
    />
  );
}
