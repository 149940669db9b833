import type { Segment } from '@tailorbird/commerce/contract/contract';
import type { SpecifiedName } from '@tailorbird/commerce/contract/specifiedCalls';
import { addressOperations } from './addresses.ts';
import { badgeOperations } from './badges.ts';
import { cartOperations } from './cart.ts';
import { catalogueOperations } from './catalogue.ts';
import { channelOperations } from './channel.ts';
import { checkoutOperations } from './checkout.ts';
import { customerOperations } from './customers.ts';
import { engagementOperations } from './engagement.ts';
import { inventoryOperations } from './inventory.ts';
import type { Operation } from './operation.ts';
import { passwordOperations } from './passwords.ts';
import { paymentOperations } from './payment.ts';
import { promotionOperations } from './promotions.ts';
import { wishlistOperations } from './wishlists.ts';

export type Operations = { readonly [S in Segment]: { readonly [N in SpecifiedName<S>]: Operation } };

/** Every operation of commerce §7, by the segment and the name it is called by. One that is missing does not compile. */
export const operations = {
  commerce: {
    ...customerOperations,
    ...passwordOperations,
    ...catalogueOperations,
    ...wishlistOperations,
    ...cartOperations,
    ...checkoutOperations,
    ...addressOperations,
    ...channelOperations,
    ...inventoryOperations,
    ...badgeOperations,
    ...paymentOperations,
  },
  'customer-data': engagementOperations,
  promotions: promotionOperations,
} satisfies Operations;
