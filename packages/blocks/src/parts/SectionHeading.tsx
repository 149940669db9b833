import type { TextLink } from '../fields/textLink.ts';
import { usePageFacts } from '../page/PageFacts.tsx';
import { SectionHeadingRoot } from './SectionHeading.styles.ts';

/** A section's title, with a link at the end of its line. */
export function SectionHeading({ title, link }: { title: string; link?: TextLink | undefined }) {
  const { href } = usePageFacts();
  return (
    <SectionHeadingRoot>
      <h2>{title}</h2>
      {link && (
        <a href={href(link.url)} data-promotion={title}>
          {link.text}
        </a>
      )}
    </SectionHeadingRoot>
  );
}
