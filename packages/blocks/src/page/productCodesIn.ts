import type { Block } from '../schemas.ts';

/** The style codes a page's blocks name, each once, in the order they are met: what the loader asks cards for. */
export function productCodesIn(blocks: readonly Block[]): readonly string[] {
  const codes = blocks.flatMap((block) => {
    if (block.id === 'card-group') return block.content.productSkus;
    if (block.id === 'product-card') return [block.content.productSku];
    return [];
  });
  return [...new Set(codes)];
}
