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

const mostTiles = 4;

/** The shop's popular categories and its departments. Help is not worth failing for: what cannot be had is left out. */
export async function loadOpening({ client }: Pick<Shop, 'client'>): Promise<SearchOpening> {
  const [tree, popular] = await Promise.all([
    client.commerce.getCategoryTree(),
    client.commerce.getPopularCategories({}),
  ]);
  const departments = tree.ok ? tree.value.slice(0, mostTiles) : [];
  return {
    popular: popular.ok ? popular.value : [],
    tiles: (await Promise.all(departments.map((one) => tileOf(client, one)))).flat(),
  };
}

async function tileOf(client: Shop['client'], { id, name, url }: CategoryNode): Promise<SearchTile[]> {
  const first = await client.commerce.getProducts({ categoryEntityId: id, limit: 1 });
  const image = first.ok ? first.value[0]?.colourways[0]?.image : undefined;
  return image === undefined ? [] : [{ name, path: `/browse${url}`, image }];
}
