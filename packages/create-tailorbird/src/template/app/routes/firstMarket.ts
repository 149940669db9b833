import { markets } from '@tailorbird/commerce/market';
import { redirect } from 'react-router';
import { marketOfPath } from '../shop.ts';

/** What stands under no market the shop sells in leads to the front of its first. */
export function loader() {
  return redirect(markets[marketOfPath('/')].prefix);
}
