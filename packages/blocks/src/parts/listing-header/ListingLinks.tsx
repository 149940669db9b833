import type { TextLink } from '../../fields/textLink.ts';
import { usePageFacts } from '../../page/PageFacts.tsx';
import { ListingLinksRoot } from './ListingLinks.styles.ts';

/** A listing header’s link buttons: the narrower listings. */
export function ListingLinks({ links }: { links: readonly TextLink[] }) {
  const { href } = usePageFacts();
  if (links.length === 0) return null;
  return (
    <ListingLinksRoot>
      {links.map(({ text, url }, at) => (
        // The links of a header never change their order, and an editor may write one twice.
        <li key={at}>
          <a href={href(url)} data-promotion={text}>
            {text}
          </a>
        </li>
      ))}
    </ListingLinksRoot>
  );
}
