import { Icon } from '../icon/Icon.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.ts';
import type { NativeProps } from '../nativeProps.ts';
import { PaginationRoot } from './Pagination.styles.ts';
import { pagesShown } from './pagesShown.ts';

/** Which page of how many, counted from 1, and where each one is. */
export interface PaginationProps extends NativeProps<'nav', 'children'> {
  /** The page that is shown, counted from 1. */
  page: number;
  /** How many there are. */
  pages: number;
  /** Where each page is. */
  hrefFor: (page: number) => string;
  /** What the links are, for screen readers. @default Pages */
  label?: string | undefined;
}

/** Links to the other pages of a list; nothing when there is only one. */
export function Pagination({ page, pages, hrefFor, label = 'Pages', ...native }: PaginationProps) {
  if (pages <= 1) return null;
  const rows = pagesShown(page, pages);
  return (
    <PaginationRoot {...native} aria-label={label}>
      <ul>
        {page > 1 && (
          <li>
            <a href={hrefFor(page - 1)} rel="prev" aria-label="Previous page">
              <Icon of={ChevronLeftIcon} />
            </a>
          </li>
        )}
        {rows.map((row, index) => (
          <li key={row === 'gap' ? `gap-${index < 3 ? 'before' : 'after'}` : row}>
            {row === 'gap' ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                href={hrefFor(row)}
                aria-label={`Page ${row}`}
                aria-current={row === page ? 'page' : undefined}
              >
                <span>{row}</span>
              </a>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <a href={hrefFor(page + 1)} rel="next" aria-label="Next page">
              <Icon of={ChevronRightIcon} />
            </a>
          </li>
        )}
      </ul>
    </PaginationRoot>
  );
}
