import type { ReactNode } from 'react';
import type { NativeProps } from '../nativeProps.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { LinkRoot } from './Link.styles.ts';

/** A link inside text or lists. */
export interface LinkProps extends NativeProps<'a', 'href'> {
  /** Where it leads. */
  href: string;
  /** The words of the link. */
  children: ReactNode;
  /** `text` takes its surroundings’ colour; `quiet` shows its underline under the pointer only, for lists of links. @default text */
  tone?: 'text' | 'quiet' | 'ink' | 'soft' | 'madder' | undefined;
  /** Opens in a new tab, says so to screen readers, and tells the other site nothing. */
  external?: boolean | undefined;
}

/** A plain anchor: it works before any script, and the storefront listens for presses at its root. */
export function Link({ tone = 'text', external, children, ...native }: LinkProps) {
  const elsewhere = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <LinkRoot {...native} {...elsewhere} data-tone={tone}>
      {children}
      {external && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </LinkRoot>
  );
}
