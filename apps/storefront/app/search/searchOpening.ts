import type { CategoryNode } from '@tailorbird/commerce/model/category';
import type { FoundPlace } from '@tailorbird/commerce/search/foundPages';
import type { Shop } from '../requestContext.ts';

/** A department, with a picture of what is in it. */
export interface SearchTile extends FoundPlace {
  /** Base address of the picture. */
  readonly image: string;
}

/** What a search begins with, before anything is typed. */
export interface SearchOpening {
  readonly popular: readonly FoundPlace[];
  readonly tiles: readonly SearchTile[];
}

const maxTiles = 4;

/** An opening, and whether nothing of it is missing. */
export interface LoadedOpening {
  readonly opening: SearchOpening;
  /** One that is not is never kept for others. */
  readonly isWhole: boolean;
}

/** The shop's popular categories and its departments. Help is not worth failing for: what cannot be had is left out. */
export async function loadOpening({ client }: Pick<Shop, 'client'>): Promise<LoadedOpening> {
  const [tree, popular] = await Promise.all([
    client.commerce.getCategoryTree(),
    client.commerce.getPopularCategories({}),
  ]);
  const departments = tree.ok ? tree.value : [];
  const tiles = await Promise.all(departments.map((one) => tileOf(client, one)));
  return {
    opening: {
      popular: popular.ok ? popular.value : [],
      tiles: tiles.flatMap((tile) => tile ?? []).slice(0, maxTiles),
    },
    isWhole: tree.ok && popular.ok && tiles.every((tile) => tile !== undefined),
  };
}

/** Nothing for a department that has nothing; undefined when it could not be asked. */
async function tileOf(
  client: Shop['client'],
  { id, name, url }: CategoryNode,
): Promise<SearchTile[] | undefined> {
  const first = await client.commerce.getProducts({ categoryEntityId: id, limit: 1 });
  if (!first.ok) return undefined;
  const image = first.value[0]?.colourways[0]?.image;
  return image === undefined ? [] : [{ name, path: `/browse${url}`, image }];
}
