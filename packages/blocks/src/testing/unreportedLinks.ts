import type { AnalyticsEvent } from '../schemaMeta.ts';

const tag = /<(?<end>\/?)(?<name>[a-z][a-z\d]*)(?<attributes>(?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g;
const withoutEnd =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|path|circle|rect|line)$/;

/** What a press on an element with these attributes is reported as; `inCard`: it is a part of a product's card. */
function eventOf(attributes: string, inCard: boolean): AnalyticsEvent | undefined {
  if (/ data-promotion="[^"]/.test(attributes)) return 'select_promotion';
  if (/ data-navigation=/.test(attributes)) return 'navigation_click';
  if (/ data-menu-item="[^"]/.test(attributes)) return 'menu_item';
  return inCard ? 'select_item' : undefined;
}

/**
 * For tests: the links in a block's HTML that report nothing, or something its schema does not name; and marks that stand
 * inside one another, as one press would be two things.
 */
export function unreportedLinks(html: string, events: readonly AnalyticsEvent[]): string[] {
  const around: {
    readonly name: string;
    readonly marked: boolean;
    readonly card: boolean;
    readonly wordsFrom?: number;
  }[] = [];
  const faults: string[] = [];
  for (const { groups = {}, 0: whole, index } of html.matchAll(tag)) {
    const { end, name = '', attributes = '' } = groups;
    if (end) {
      for (let left = around.pop(); left; left = around.pop()) {
        if (left.name !== name) continue;
        const words = left.wordsFrom === undefined ? undefined : html.slice(left.wordsFrom, index);
        if (words !== undefined && !/\S/.test(words.replaceAll(/<[^>]*>/g, '')))
          faults.push(`${words} is reported by words it has not`);
        break;
      }
      continue;
    }
    const event = eventOf(
      attributes,
      around.some(({ card }) => card),
    );
    const marked = event !== undefined && event !== 'select_item';
    // Without an address it is no link; a film's own file stands where no film can.
    const isLink = name === 'a' && / href="(?!\/v\/)/.test(attributes);
    if (isLink && (event === undefined || !events.includes(event))) faults.push(whole);
    if (marked && around.some((outer) => outer.marked)) faults.push(`${whole} inside another`);
    const isVoid = withoutEnd.test(name) || whole.endsWith('/>');
    const isNamed = !/ data-navigation=""/.test(attributes) || / aria-label="[^"]/.test(attributes);
    if (!isVoid)
      around.push({
        name,
        marked,
        card: attributes.includes(' data-product="'),
        ...(!isNamed && { wordsFrom: index + whole.length }),
      });
  }
  return faults;
}
