import type { WrittenField } from './writtenFields.ts';

const markdownLink = /\]\((\/[^)\s]*)/g;

/** An address of the shop in content, and the field it stands in. */
export interface WrittenLink {
  readonly path: string;
  readonly address: string;
}

function addressesIn({ field, value }: WrittenField): readonly string[] {
  if (field.kind !== 'text' || typeof value !== 'string') return [];
  if (field.format === 'link') return value.trim().startsWith('/') ? [value.trim()] : [];
  return field.format === 'markdown'
    ? [...value.matchAll(markdownLink)].map(([, address = '']) => address)
    : [];
}

/** The shop’s own addresses that fields lead to. Those elsewhere are nobody’s to follow. */
export function writtenLinks(fields: readonly WrittenField[]): readonly WrittenLink[] {
  return fields.flatMap((field) => addressesIn(field).map((address) => ({ path: field.path, address })));
}

/** The page of an address: without a query, a place on it, or a slash at its end. */
export function pageOfLink(address: string): string {
  return (address.split(/[?#]/, 1)[0] ?? '').replace(/(?<=.)\/$/, '');
}

const market = /^\/(?:uk|eu|us)(?=\/|$)/;

/** What is wrong with a link, and how to mend it, in words for an editor; nothing if there is its page. */
export function deadLink(
  address: string,
  isKnown: (page: string) => boolean,
): { readonly reason: string; readonly fix: string } | undefined {
  const page = pageOfLink(address);
  if (isKnown(page)) return undefined;
  if (market.test(page)) {
    return {
      reason: `${address} names a market: shoppers of the others would be sent to it.`,
      fix: `Write ${page.replace(market, '') || '/'}; each market puts its own prefix before it.`,
    };
  }
  return {
    reason: `${address} leads nowhere: there is no such page or category.`,
    fix: 'Correct the address, or publish the page first.',
  };
}
