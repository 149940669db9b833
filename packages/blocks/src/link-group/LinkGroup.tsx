import { Icon } from '@tailorbird/ui/Icon';
import { ArrowRightIcon } from '@tailorbird/ui/icons';
import { usePageFacts } from '../page/PageFacts.tsx';
import { LinkGroupRoot } from './LinkGroup.styles.ts';
import type { LinkGroupContent } from './schema.ts';

/** A titled list of links. */
export function LinkGroup({ title, links }: LinkGroupContent) {
  const { href } = usePageFacts();
  return (
    <LinkGroupRoot data-many={links.length > 4 ? '' : undefined}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ text, url }, at) => (
          <li key={at}>
            <a href={href(url)} data-promotion={text}>
              <span>{text}</span>
              <Icon of={ArrowRightIcon} size={16} />
            </a>
          </li>
        ))}
      </ul>
    </LinkGroupRoot>
  );
}
