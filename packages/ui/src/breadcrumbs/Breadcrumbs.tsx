import type { NativeProps } from '../nativeProps.ts';
import { BreadcrumbsRoot } from './Breadcrumbs.styles.ts';

/** The way to a page, widest first; the last is the page itself. */
export interface BreadcrumbsProps extends NativeProps<'nav', 'children'> {
  /** Each step’s words and where it leads; one without an address is words alone. */
  items: readonly { readonly label: string; readonly href?: string | undefined }[];
}

/** Where the shopper is, as links upward. */
export function Breadcrumbs({ items, ...native }: BreadcrumbsProps) {
  return (
    <BreadcrumbsRoot {...native} aria-label="Breadcrumb">
      <ol>
        {items.map(({ label, href }, index) => (
          <li key={`${label}-${href ?? ''}`}>
            {index === items.length - 1 || href === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
            ) : (
              <a href={href}>{label}</a>
            )}
          </li>
        ))}
      </ol>
    </BreadcrumbsRoot>
  );
}
