import { LookBuy } from '../parts/shop-the-look/LookBuy.tsx';
import { LookPrimary } from '../parts/shop-the-look/LookPrimary.tsx';
import { LookProduct } from '../parts/shop-the-look/LookProduct.tsx';
import { LookTitle } from '../parts/shop-the-look/LookTitle.tsx';
import { ShopTheLookOneRoot } from './ShopTheLookOne.styles.ts';
import type { ShopTheLookOneContent } from './schema.ts';

const productSizes = '(min-width: 768px) 24vw, 50vw';

/** A look and its pieces side by side: the picture takes one half, the title and two products the other. */
export function ShopTheLookOne(look: ShopTheLookOneContent) {
  return (
    <ShopTheLookOneRoot data-primary={look.primaryBlockAlignment}>
      <LookPrimary look={look} sizes="(min-width: 768px) 50vw, 100vw" ratio="4 / 5" />
      <div data-part="pieces">
        <LookTitle {...look} />
        <div data-part="products">
          <LookProduct product={look.leftProduct} sizes={productSizes} />
          <LookProduct product={look.rightProduct} sizes={productSizes} />
        </div>
        <LookBuy {...look} />
      </div>
    </ShopTheLookOneRoot>
  );
}
