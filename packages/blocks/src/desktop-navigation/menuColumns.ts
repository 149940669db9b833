import type { MenuColumnContent, MenuItemContent } from './schema.ts';

/** What opens under an item: its children, its columns and its picture, in this order; nothing for a plain link. */
export function menuColumns({
  title,
  url,
  columns,
  children,
  image,
}: MenuItemContent): readonly MenuColumnContent[] {
  return [
    ...(children.length > 0 ? [{ linkGroups: [{ links: children }] }] : []),
    ...columns,
    ...(image ? [{ jumpOff: { image, title: `All ${title}`, url } }] : []),
  ];
}
