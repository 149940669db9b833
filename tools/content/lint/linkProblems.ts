import type { Problem } from './problem.ts';
import type { WrittenField } from './writtenFields.ts';

const markdownLink = /\]\((\/[^)\s]*)/g;

/** The shop’s own addresses that a field leads to. */
function addressesIn({ field, value }: WrittenField): readonly string[] {
  if (field.kind !== 'text' || typeof value !== 'string') return [];
  if (field.format === 'link') return value.trim().startsWith('/') ? [value.trim()] : [];
  return field.format === 'markdown'
    ? [...value.matchAll(markdownLink)].map(([, address = '']) => address)
    : [];
}

const market = /^\/(?:uk|eu|us)(?=\/|$)/;

function problemOf(address: string, path: string, isKnown: (path: string) => boolean): Problem | undefined {
  const page = address.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
  if (isKnown(page)) return undefined;
  if (market.test(page)) {
    return {
      path,
      reason: `${address} names a market: shoppers of the others would be sent to it.`,
      fix: `Write ${page.replace(market, '') || '/'}; each market puts its own prefix before it.`,
    };
  }
  return {
    path,
    reason: `${address} leads nowhere: there is no such page or category.`,
    fix: 'Correct the address, or publish the page first.',
  };
}

/** Links of the shop that lead nowhere. Addresses elsewhere are not followed. */
export function linkProblems(
  fields: readonly WrittenField[],
  isKnown: (path: string) => boolean,
): readonly Problem[] {
  return fields.flatMap((field) =>
    addressesIn(field)
      .map((address) => problemOf(address, field.path, isKnown))
      .filter((problem) => problem !== undefined),
  );
}
