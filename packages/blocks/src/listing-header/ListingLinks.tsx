import { usePageFacts } from '../PageFacts.tsx';
import type { TextLink } from '../textLink.ts';
import { ListingLinksRoot } from './ListingLinks.styles.ts';

/** A listing header’s link buttons: the narrower listings. */
export function ListingLinks({ links }: { links: readonly TextLink[] }) {
  const { href } = usePageFacts();
  if (links.length === 0) return null;
  return (
    <ListingLinksRoot>
      {links.map(({ text, url }) => (
        <li key={text + url}>
          <a href={href(url)} data-promotion={text}>
            {text}
          </a>
        </li>
      ))}
    </ListingLinksRoot>
  );
}
