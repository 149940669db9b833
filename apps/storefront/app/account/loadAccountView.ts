import type { AnswerOf } from '@tailorbird/commerce/contract/contract';
import type { Customer } from '@tailorbird/commerce/model/customer';
import { newIdempotencyToken } from '../newIdempotencyToken.ts';
import { problemPage } from '../notFound.ts';
import type { Shop } from '../requestContext.ts';
import type { AccountView } from './accountViews.ts';

/** What a view of the account shows. */
export type AccountViewData =
  | { readonly view: Exclude<AccountView, 'OrderHistory' | 'SavedAddresses'> | undefined }
  | { readonly view: 'OrderHistory'; readonly orders: AnswerOf<'commerce', 'getOrders'> }
  | {
      readonly view: 'SavedAddresses';
      readonly addresses: AnswerOf<'commerce', 'getCustomerAddress'>;
      /** The address being changed, `new` while one is added. */
      readonly editing: number | 'new' | undefined;
      /** Marks the address being added, which is then added once. */
      readonly mark: string;
      readonly findsAddresses: boolean;
    };

/** A view with the customer it is about. */
export type LoadedAccount = AccountViewData & { readonly customer: Customer };

/** Asks for what a view shows besides the customer. */
export async function loadAccountView(
  { client, isInvented }: Shop,
  view: AccountView | undefined,
  parameters: URLSearchParams,
): Promise<AccountViewData> {
  if (view === 'OrderHistory') {
    const orders = await client.commerce.getOrders();
    if (!orders.ok) throw problemPage(orders.error);
    return { view, orders: orders.value };
  }
  if (view !== 'SavedAddresses') return { view };
  const addresses = await client.commerce.getCustomerAddress();
  if (!addresses.ok) throw problemPage(addresses.error);
  return {
    view,
    addresses: addresses.value,
    editing: editingIn(parameters),
    mark: newIdempotencyToken(),
    findsAddresses: isInvented,
  };
}

function editingIn(parameters: URLSearchParams): number | 'new' | undefined {
  const wanted = parameters.get('edit');
  if (wanted === 'new') return 'new';
  return wanted !== null && /^[1-9]\d{0,8}$/.test(wanted) ? Number(wanted) : undefined;
}
