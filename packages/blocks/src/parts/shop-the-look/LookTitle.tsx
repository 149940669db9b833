import { LookTitleRoot } from './LookTitle.styles.ts';
import type { LookContent } from './look.ts';

/** A look’s title in its editor’s font and weight. */
export function LookTitle({
  title,
  titleFont,
  titleBold,
}: Pick<LookContent, 'title' | 'titleFont' | 'titleBold'>) {
  return (
    <LookTitleRoot data-font={titleFont} data-bold={titleBold ? '' : undefined}>
      {title}
    </LookTitleRoot>
  );
}
