import type { NativeProps } from '../nativeProps.ts';
import { SkipLinkRoot } from './SkipLink.styles.ts';

/** What the link says and where it leads. */
export interface SkipLinkProps extends NativeProps<'a', 'href' | 'children'> {
  /** The id of the page’s main part, with its hash. @default #main */
  href?: `#${string}` | undefined;
  /** What it says. @default Skip to content */
  children?: string | undefined;
}

/** The first stop of the keyboard on every page: past the header, straight to the content. */
export function SkipLink({ href = '#main', children = 'Skip to content', ...native }: SkipLinkProps) {
  return (
    <SkipLinkRoot {...native} href={href}>
      {children}
    </SkipLinkRoot>
  );
}
