import { orderStatuses } from '@tailorbird/commerce/model/checkout';
import { formatMoneyExact } from '@tailorbird/commerce/money';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { z } from 'zod';
import { type FoundOrder, findOrders } from '../platforms/embedded/orders/findOrders.ts';
import { type OfficeDependencies, type OfficeEnv, show } from './officeContext.ts';
import { type Html, momentText, stateBadge } from './officePage.ts';

/** Orders on one page. */
const most = 30;

/** Characters that a field to search by takes: an e-mail address has no more. */
export const maxSearch = 254;

/** What somebody types to find something: a line of text, of which an address made by hand may hold more than the field. */
export const searchText = z
  .string()
  .catch('')
  .transform((text) =>
    text
      .replaceAll(/\p{Cc}/gu, ' ')
      .slice(0, maxSearch)
      .trim(),
  );

const query = z.object({
  search: searchText,
  state: z.enum(orderStatuses).optional().catch(undefined),
  before: z.coerce.number().int().positive().max(1e15).optional().catch(undefined),
});

/** `/orders`: every order, the newest first. */
export function createOrdersPage({ db }: OfficeDependencies): Hono<OfficeEnv> {
  return new Hono<OfficeEnv>().get('/orders', async (c) => {
    const { search, state, before } = query.parse(c.req.query());
    const found = await findOrders(db, { search, status: state, before, most: most + 1 });
    const shown = found.slice(0, most);
    const last = found.length > most ? shown.at(-1) : undefined;
    const address = (from?: number) =>
      `/orders?${new URLSearchParams({ search, state: state ?? '', ...(from && { before: String(from) }) })}`;
    const body = html`${searchForm(search, state)}
${shown.length === 0 ? html`<p>No order is so.</p>` : table(shown)}
<p class="actions">${before && html`<a class="link" href="${address()}">The newest</a>`}
${last && html`<a class="link" href="${address(last.id)}">Older orders</a>`}</p>`;
    return show(c, { title: 'Orders', body, section: '/orders' });
  });
}

function searchForm(search: string, state: string | undefined): Html {
  const options = orderStatuses.map(
    (one) => html`<option ${one === state ? raw('selected') : ''}>${one}</option>`,
  );
  return html`<form class="row" role="search" action="/orders">
<label>Order number or e-mail <input name="search" type="search" maxlength="${maxSearch}" value="${search}"></label>
<label>State <select name="state"><option value="">Any</option>${options}</select></label>
<button class="button">Find</button></form>`;
}

function table(found: readonly FoundOrder[]): Html {
  return html`<table><thead><tr><th scope="col">Order</th><th scope="col">Whose</th><th scope="col">State</th><th scope="col" class="sum">Sum</th></tr></thead>
<tbody>${found.map(row)}</tbody></table>`;
}

function row(order: FoundOrder): Html {
  const things = order.units === 1 ? '1 thing' : `${order.units} things`;
  const units = order.isDelivered ? things : `${things} by e-mail`;
  return html`<tr><td><a href="/orders/${order.id}">${order.id}</a><small>${momentText(order.placedAt)}</small></td>
<td>${order.email}<small>${order.market?.toUpperCase()}, ${units}</small></td><td>${stateBadge(order.status)}</td>
<td class="sum">${formatMoneyExact(order.grandTotal, order.currency, 'en-GB')}</td></tr>`;
}
