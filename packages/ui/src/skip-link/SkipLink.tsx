import { SkipLinkRoot } from './SkipLink.styles.ts';

/** What the link says and where it leads. */
export interface SkipLinkProps {
  /** The id of the page’s main part, with its hash. @default '#main' */
  href?: `#${string}` | undefined;
  children?: string | undefined;
}

/** The first stop of the keyboard on every page: past the header, straight to the content. */
export function SkipLink({ href = '#main', children = 'Skip to content' }: SkipLinkProps) {
  return <SkipLinkRoot href={href}>{children}</SkipLinkRoot>;
}
