import { storeReserve, warehouse } from '@tailorbird/commerce/stock/availableInMarket';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { countShelf } from '../platforms/embedded/inventory/countShelf.ts';
import {
  fewUnits,
  findShelves,
  type Shelf,
  type ShelvedItem,
  type WantedItems,
} from '../platforms/embedded/inventory/shelves.ts';
import { type OfficeDependencies, type OfficeEnv, show, showMissing, tellDeed } from './officeContext.ts';
import { type Html, type Notice } from './officePage.ts';
import { maxSearch, searchText } from './ordersPage.ts';

/** Stock items on one page. */
const most = 40;
const section = '/stock';

const places = [
  { id: warehouse, name: 'Warehouse' },
  { id: storeReserve, name: 'Store reserve' },
] as const;

/** Why a shelf has another number, for the log. */
const reasons = {
  counted: 'Counted',
  delivered: 'Goods came in',
  damaged: 'Damaged or lost',
  returned: 'Came back to us',
} as const;

const pageNumber = z.coerce.number().int().min(1).max(10_000).catch(1);
const units = z.coerce.number().int().min(0).max(1_000_000);
const countForm = z.object({
  place: z.coerce.number().int(),
  believed: units,
  counted: units,
  // The keys of the table above.
  reason: z.enum(Object.keys(reasons) as [keyof typeof reasons]),
});

/** `/stock`: what lies where, and `/stock/SKU`: one thing, and what was counted of it. */
export function createStockPage(deps: OfficeDependencies): Hono<OfficeEnv> {
  const { db, clock } = deps;
  const app = new Hono<OfficeEnv>();
  app.get('/stock', async (c) => {
    const search = searchText.parse(c.req.query('search'));
    const wanted: WantedItems | undefined = search ? { search } : c.req.query('few') ? 'few' : undefined;
    const page = pageNumber.parse(c.req.query('page'));
    const skip = (page - 1) * most;
    const found = wanted && (await findShelves(db, wanted, { now: clock(), most: most + 1, skip }));
    const next = new URLSearchParams({ ...(search ? { search } : { few: '1' }), page: String(page + 1) });
    const more =
      found && found.length > most
        ? html`<p class="actions"><a class="link" href="/stock?${next}">The next ${most}</a></p>`
        : '';
    const body = html`<form class="row" role="search" action="/stock">
<label>Name or SKU <input name="search" type="search" maxlength="${maxSearch}" value="${search}"></label><button class="button">Find</button>
<a class="link" href="/stock?few=1">What runs low</a></form>${found && foundTable(found.slice(0, most), wanted)}${more}`;
    return show(c, { title: 'Stock', body, section });
  });
  app.get('/stock/:sku', (c) => {
    const isDone = c.req.query('done') !== undefined;
    return showItem(deps, c, isDone ? { text: 'It is so now.' } : undefined);
  });
  app.post('/stock/:sku', async (c) => {
    const form = countForm.safeParse(await c.req.parseBody());
    if (!form.success) {
      const text = 'Please give a whole number of units, and a reason. Nothing was changed.';
      return showItem(deps, c, { text, isBad: true }, 409);
    }
    const { place, believed, counted, reason } = form.data;
    const sku = c.req.param('sku');
    const done = await countShelf(db, { sku, locationId: place, believed, counted }, clock);
    if (!done.ok) return showItem(deps, c, { text: done.error, isBad: true }, 409);
    if (done.value.isChanged) tellDeed(deps, c, 'stock', { sku, place, from: believed, to: counted, reason });
    return c.redirect(`/stock/${encodeURIComponent(sku)}?done=1`, 303);
  });
  return app;
}

function foundTable(found: readonly ShelvedItem[], wanted: WantedItems | undefined): Html {
  if (found.length === 0)
    return html`<p>${wanted === 'few' ? 'Nothing runs low.' : 'Nothing is called that.'}</p>`;
  const rows = found.map(
    (item) =>
      html`<tr><td><a href="/stock/${encodeURIComponent(item.sku)}">${item.sku}</a><small>${nameOf(item)}</small></td>${places.map(({ id }) => html`<td class="sum">${shelfText(item.shelves.find(({ locationId }) => locationId === id))}</td>`)}</tr>`,
  );
  const few = wanted === 'few' ? html`<caption>${fewUnits} or fewer are left.</caption>` : '';
  return html`<table>${few}<thead><tr><th scope="col">What</th>${places.map(({ name }) => html`<th scope="col" class="sum">${name}</th>`)}</tr></thead><tbody>${rows}</tbody></table>`;
}

const nameOf = ({ product, variant }: ShelvedItem) =>
  [product, variant].filter((one) => one !== '').join(', ');

function shelfText(shelf: Shelf | undefined): Html | string {
  if (!shelf) return '–';
  const held = shelf.held > 0 ? html`<small>${shelf.held} held</small>` : '';
  return html`${shelf.onHand}${held}${shelf.enabled ? '' : html`<small>not sold</small>`}`;
}

async function showItem(
  { db, clock }: OfficeDependencies,
  c: Context<OfficeEnv>,
  notice: Notice | undefined,
  code: 200 | 409 = 200,
): Promise<Response> {
  const sku = c.req.param('sku') ?? '';
  const [item] = await findShelves(db, { sku }, { now: clock(), most: 1 });
  if (!item) return showMissing(c, 'There is nothing of that SKU.');
  const body = html`<p>${nameOf(item)}</p><div class="pair">${item.shelves.map(shelfForm)}</div>`;
  return show(c, { title: item.sku, body, section, notice }, code);
}

function shelfForm({ locationId, onHand, held, enabled }: Shelf): Html {
  const name = places.find(({ id }) => id === locationId)?.name;
  const options = Object.entries(reasons).map(
    ([reason, text]) => html`<option value="${reason}">${text}</option>`,
  );
  return html`<section><h2>${name}</h2>
<p class="soft">${onHand} on the shelf, ${held} of them held by checkouts${enabled ? '' : '; nothing is sold from here'}.</p>
<form class="tall" method="post"><input type="hidden" name="place" value="${locationId}"><input type="hidden" name="believed" value="${onHand}">
<label>There are <input name="counted" type="number" min="0" max="1000000" inputmode="numeric" value="${onHand}" required></label>
<label>Why <select name="reason">${options}</select></label>
<div><button class="button">Put it right</button></div></form></section>`;
}
