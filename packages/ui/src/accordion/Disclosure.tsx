import type { ReactNode } from 'react';
import type { NativeProps } from '../nativeProps.ts';
import { DisclosureRoot } from './Disclosure.styles.ts';

/** A title that shows or hides what is below it. */
export interface DisclosureProps extends NativeProps<'details', 'title' | 'open' | 'onToggle'> {
  /** What is pressed, always in view. */
  title: ReactNode;
  /** What it shows or hides. */
  children: ReactNode;
  /** Open when the page arrives. */
  defaultOpen?: boolean | undefined;
  /** Makes the title a heading of that level. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Told after it opened or closed. */
  onToggle?: ((change: { open: boolean }) => void) | undefined;
}

/** Built on `<details>`: it opens before any script, and a search within the page finds what is inside. */
export function Disclosure({
  title,
  children,
  defaultOpen,
  headingLevel,
  onToggle,
  ...native
}: DisclosureProps) {
  const Title = headingLevel === undefined ? 'span' : (`h${headingLevel}` as const);
  return (
    <DisclosureRoot
      {...native}
      open={defaultOpen}
      onToggle={onToggle && ((event) => onToggle({ open: event.currentTarget.open }))}
    >
      <summary>
        <Title>{title}</Title>
        <span aria-hidden="true" />
      </summary>
      <div>{children}</div>
    </DisclosureRoot>
  );
}
