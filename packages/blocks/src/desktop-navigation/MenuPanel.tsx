import { Picture } from '@tailorbird/ui/Picture';
import { altText } from '../fields/altText.ts';
import { stillOf } from '../fields/stillOf.ts';
import { usePageFacts } from '../page/PageFacts.tsx';
import { NavigationLabel } from '../parts/NavigationLabel.tsx';
import { navigationMark } from '../parts/navigationElement.ts';
import type { MenuColumnContent } from './schema.ts';

type LinkGroup = Extract<MenuColumnContent, { linkGroups: unknown }>['linkGroups'][number];
type MenuJumpOff = Extract<MenuColumnContent, { jumpOff: unknown }>['jumpOff'];

function Group({ group: { title, url, links } }: { group: LinkGroup }) {
  const { href } = usePageFacts();
  return (
    <div data-part="group">
      {title && (
        <p>
          {url ? (
            <a href={href(url)} data-navigation="">
              {title}
            </a>
          ) : (
            title
          )}
        </p>
      )}
      <ul data-under={title || undefined}>
        {links.map((item) => (
          <li key={item.title + item.url}>
            <a href={href(item.url)} data-navigation={navigationMark(item)}>
              <NavigationLabel item={item} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function JumpOff({ jumpOff }: { jumpOff: MenuJumpOff }) {
  const { href } = usePageFacts();
  const { image, imageAlt, title, url } = jumpOff;
  return (
    <a data-part="jump" href={href(url)} data-navigation="">
      <Picture {...stillOf(image)} alt={altText(image, imageAlt)} sizes="208px" ratio="4 / 5" />
      <span>{title}</span>
    </a>
  );
}

/** The panel under an item of the menu: columns of link groups, or of a picture that leads elsewhere. */
export function MenuPanel({
  id,
  under,
  columns,
}: {
  id: string;
  /** The title of the item it is the panel of. */
  under: string;
  columns: readonly MenuColumnContent[];
}) {
  return (
    <div id={id} data-part="panel" data-under={under}>
      <ul>
        {columns.map((column) =>
          'jumpOff' in column ? (
            <li key={column.jumpOff.title}>
              <JumpOff jumpOff={column.jumpOff} />
            </li>
          ) : (
            <li key={column.linkGroups.map(({ title, links }) => title ?? links[0]?.title).join()}>
              {column.linkGroups.map((group) => (
                <Group key={group.title ?? group.links[0]?.title} group={group} />
              ))}
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
