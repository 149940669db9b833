import type { ProductCard } from '@tailorbird/commerce/model/product';
import { createContext, type ReactNode, useContext } from 'react';

/** What a page's blocks name but do not carry, fetched by the page's loader. */
export interface BlockData {
  /** Cards of the products the blocks name, by style code. A code that is not sold here is absent. */
  readonly products: { readonly [styleCode: string]: ProductCard };
  /** Whether the shop has a live-shopping player; without one its blocks show a picture and a link. */
  readonly liveShopping?: boolean;
}

/** For what stands outside the page's tree; everything else takes `BlockDataProvider`. */
export const BlockDataContext = createContext<BlockData>({ products: {} });

/** Gives the blocks below it what the loader fetched for them. */
export function BlockDataProvider({ data, children }: { data: BlockData; children: ReactNode }) {
  return <BlockDataContext value={data}>{children}</BlockDataContext>;
}

/** All of it, to be handed on. */
export function useBlockData(): BlockData {
  return useContext(BlockDataContext);
}

/** The cards of the given style codes, in their order; those not sold here are left out. */
export function useProducts(styleCodes: readonly string[]): readonly ProductCard[] {
  const { products } = useContext(BlockDataContext);
  return styleCodes.flatMap((code) => {
    const card = Object.hasOwn(products, code) ? products[code] : undefined;
    return card === undefined ? [] : [card];
  });
}

/** Whether the shop has a live-shopping player. */
export function useLiveShopping(): boolean {
  return useContext(BlockDataContext).liveShopping ?? false;
}
