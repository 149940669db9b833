import { deadLink, pageOfLink, type WrittenLink, writtenLinks } from '@tailorbird/blocks/deadLink';
import { descriptionOf } from '@tailorbird/blocks/describeSchema';
import { type BrokenBlock, problemOf, type WrittenBlock } from '@tailorbird/blocks/parse';
import { parsePage } from '@tailorbird/blocks/parsePage';
import { schemaAddress } from '@tailorbird/blocks/schemaAddress';
import { schemas } from '@tailorbird/blocks/schemas';
import { writtenFields, writtenGroups } from '@tailorbird/blocks/writtenFields';
import type { CategoryNode } from '@tailorbird/commerce/model/category';
import { isOwnPage } from '../ownPage.ts';
import type { Shop } from '../requestContext.ts';
import { writeLog } from '../writeLog.ts';
import type { ContentItem } from './contentItem.ts';
import { logFaults } from './logFaults.ts';
import { ownKeys } from './ownKeys.ts';

/** What is asked where links lead. */
export type LinkingShop = Pick<Shop, 'content' | 'client' | 'preview'>;

const unaddressed = new Set(Object.values(ownKeys).map((key) => `/${key}`));

/** More than a page of content ever links to. */
const maxPages = 200;
/** Pages asked for at a time: those that shoppers wait for come first. */
const maxAtOnce = 4;

/** Blocks of a page, each as it was written, with what is told of the links in it that lead nowhere in this market. */
async function deadLinks(
  shop: LinkingShop,
  blocks: readonly WrittenBlock[],
): Promise<readonly BrokenBlock[]> {
  const linking = blocks
    .map((block) => ({ block, links: linksOf(block) }))
    .filter(({ links }) => links.length > 0);
  const asked = new Set(linking.flatMap(({ links }) => links.map(({ address }) => pageOfLink(address))));
  const missing = await missingPages(shop, [...asked].slice(0, maxPages));
  return linking.flatMap(({ block, links }) => toldOf(block, links, (page) => !missing.has(page)));
}

function linksOf({ id, item }: WrittenBlock): readonly WrittenLink[] {
  return writtenLinks(writtenFields(writtenGroups(descriptionOf(schemas[id]), item, '')));
}

function toldOf(
  { key, position, id }: WrittenBlock,
  links: readonly WrittenLink[],
  isKnown: (page: string) => boolean,
): readonly BrokenBlock[] {
  const faults = links.flatMap(({ path, address }) => {
    const dead = deadLink(address, isKnown);
    return dead === undefined ? [] : [{ path, reason: `${dead.reason} ${dead.fix}`, done: 'dead' as const }];
  });
  if (faults.length === 0) return [];
  const problem = problemOf(faults, 'whole');
  return [{ key: `${key}-links`, position, schemaId: schemaAddress(id), problem, faults, shown: 'whole' }];
}

/** Those of some paths at which the shop has no page. What cannot be found out is taken to be there. */
async function missingPages(shop: LinkingShop, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const others = paths.filter((path) => !isOwnPage(path));
  if (others.length === 0) return new Set();
  const tree = await shop.client.commerce.getCategoryTree();
  const categories = tree.ok && tree.value.length > 0 ? new Set(tree.value.flatMap(urlsIn)) : undefined;
  const isThere = async (path: string): Promise<boolean> => {
    if (path.startsWith('/browse/')) return categories?.has(path.slice('/browse'.length)) ?? true;
    // A category leads on from its own address.
    if (unaddressed.has(path) || categories?.has(path)) return !unaddressed.has(path);
    const found = await shop.content.find(path.slice(1));
    return found.ok ? parsePage(found.value) !== undefined : found.error !== 'absent';
  };
  const missing = new Set<string>();
  const look = async (path: string) => {
    if (!(await isThere(path))) missing.add(path);
  };
  for (let at = 0; at < others.length; at += maxAtOnce)
    await Promise.all(others.slice(at, at + maxAtOnce).map(look));
  return missing;
}

function urlsIn({ url, children }: CategoryNode): readonly string[] {
  return [url, ...children.flatMap(urlsIn)];
}

const followed = new WeakSet<ContentItem>();

/**
 * What is told of links that lead nowhere: at once to an editor who looks at a preview. For shoppers no page waits for it:
 * it is found out beside it, once for content that stays the same, and logged.
 */
export async function toldOfLinks(
  shop: LinkingShop,
  page: string,
  item: ContentItem,
  blocks: readonly WrittenBlock[],
): Promise<readonly BrokenBlock[]> {
  if (shop.preview) return deadLinks(shop, blocks);
  if (followed.has(item)) return [];
  followed.add(item);
  void deadLinks(shop, blocks)
    .then((told) => logFaults(page, told))
    .catch((cause: unknown) => writeLog({ level: 'warn', op: 'content.links', page, reason: String(cause) }));
  return [];
}
