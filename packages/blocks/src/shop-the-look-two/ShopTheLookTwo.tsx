import { LookBuy } from '../parts/shop-the-look/LookBuy.tsx';
import { LookPrimary } from '../parts/shop-the-look/LookPrimary.tsx';
import { LookProduct } from '../parts/shop-the-look/LookProduct.tsx';
import { LookTitle } from '../parts/shop-the-look/LookTitle.tsx';
import { ShopTheLookTwoRoot } from './ShopTheLookTwo.styles.ts';
import type { ShopTheLookTwoContent } from './schema.ts';

const productSizes = '(min-width: 992px) 17vw, 45vw';

/** A look across the whole page, its title and pieces on a card of paper laid over the side that the picture leaves free. */
export function ShopTheLookTwo(look: ShopTheLookTwoContent) {
  return (
    <ShopTheLookTwoRoot data-primary={look.primaryBlockAlignment}>
      <LookPrimary look={look} sizes="100vw" ratio="16 / 9" />
      <div data-part="pieces">
        <LookTitle {...look} />
        <div data-part="products">
          <LookProduct product={look.leftProduct} sizes={productSizes} />
          <LookProduct product={look.rightProduct} sizes={productSizes} />
        </div>
        <LookBuy {...look} />
      </div>
    </ShopTheLookTwoRoot>
  );
}
