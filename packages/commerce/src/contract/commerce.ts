import { addressRows } from './addressRows.ts';
import { bagRows } from './bagRows.ts';
import { catalogueRows } from './catalogueRows.ts';
import { checkoutRows } from './checkoutRows.ts';
import { customerRows } from './customerRows.ts';
import { orderRows } from './orderRows.ts';
import { reviewRows } from './reviewRows.ts';
import { walletRows } from './walletRows.ts';
import { wishlistRows } from './wishlistRows.ts';

/** The commerce platform's calls (commerce §7), by their specified names. */
export const commerce = {
  ...catalogueRows,
  ...bagRows,
  ...checkoutRows,
  ...customerRows,
  ...addressRows,
  ...orderRows,
  ...wishlistRows,
  ...reviewRows,
  ...walletRows,
} as const;
