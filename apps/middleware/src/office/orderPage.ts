import { addressLines } from '@tailorbird/commerce/addresses/addressLines';
import { amountText, orderShown } from '@tailorbird/commerce/amounts/shownAmounts';
import { statusesAfter } from '@tailorbird/commerce/checkout/orderStatus';
import { type Order, orderStatuses } from '@tailorbird/commerce/model/checkout';
import { formatMoneyExact } from '@tailorbird/commerce/money';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { changeOrderStatus } from '../platforms/embedded/orders/changeOrderStatus.ts';
import { type OrderTrail, orderTrail } from '../platforms/embedded/orders/orderTrail.ts';
import { returnInWords } from '../platforms/embedded/returns/openReturns.ts';
import { parcelIn, type ReturnableOrder, returnableOf } from '../platforms/embedded/returns/returnableOf.ts';
import type { Place } from '../services/mail/customerMails.ts';
import { orderGoods } from '../services/mail/orderGoods.ts';
import { orderMoves } from './moves.ts';
import { type OfficeDependencies, type OfficeEnv, show, showMissing, tellDeed } from './officeContext.ts';
import { type Html, momentText, type Notice, stateBadge } from './officePage.ts';
import { parcelFields, sentParcel } from './parcelPage.ts';

const status = z.enum(orderStatuses);

/** `/orders/100001`: one order, and `/orders/100001/Shipped`: what that would do, and the press that does it. */
export function createOrderPage(deps: OfficeDependencies): Hono<OfficeEnv> {
  const app = new Hono<OfficeEnv>();
  app.get('/orders/:id{[0-9]{1,15}}', (c) => {
    const done = status.safeParse(c.req.query('done')).data;
    return showOrder(deps, c, (order) =>
      order.status === done ? { text: orderMoves[done].done } : undefined,
    );
  });
  app.get('/orders/:id{[0-9]{1,15}}/:to', async (c) => {
    const known = await returnableOf(deps.db, orderId(c));
    const to = status.safeParse(c.req.param('to')).data;
    if (!known || !to || !statusesAfter(known.order.status).includes(to))
      return showMissing(c, 'There is no such order, or it cannot become so.');
    const { action, does } = orderMoves[to];
    const body = html`<p>${does}</p>
<form class="tall" method="post">${to === 'Shipped' ? parcelFields() : ''}
<div class="actions"><button class="button" data-first>${action}</button> <a class="link" href="/orders/${orderId(c)}">Leave it as it is</a></div></form>`;
    return show(c, { title: `${action}: order ${orderId(c)}`, body, section: '/orders' });
  });
  app.post('/orders/:id{[0-9]{1,15}}/:to', async (c) => {
    const to = status.safeParse(c.req.param('to')).data;
    const parcel = sentParcel(await c.req.parseBody());
    if (!to) return showMissing(c, 'An order cannot become so.');
    const moved = parcel.ok ? await changeOrderStatus(deps, orderId(c), to, parcel.value) : parcel;
    if (moved.ok) tellDeed(deps, c, 'order', { order: orderId(c), from: moved.value, to });
    const now = moved.ok ? undefined : await returnableOf(deps.db, orderId(c));
    const said = parcel.ok ? parcel.value?.trackingNumber : undefined;
    // Who presses twice is told what the first press did, unless the second says something else.
    if (moved.ok || (now?.order.status === to && (said === undefined || said === now.sent.trackingNumber)))
      return c.redirect(`/orders/${orderId(c)}?done=${to}`, 303);
    return showOrder(deps, c, () => ({ text: moved.error, isBad: true }), 409);
  });
  return app;
}

const orderId = (c: Context<OfficeEnv>) => Number(c.req.param('id'));

async function showOrder(
  { db, publicUrl }: OfficeDependencies,
  c: Context<OfficeEnv>,
  noticeOf: (order: Order) => Notice | undefined,
  code: 200 | 409 = 200,
): Promise<Response> {
  const known = await returnableOf(db, orderId(c));
  const trail = await orderTrail(db, orderId(c));
  if (!known || !trail) return showMissing(c, `There is no order ${orderId(c)}.`);
  const { order } = known;
  const page = {
    title: `Order ${order.id}`,
    body: orderBody(known, trail, publicUrl),
    section: '/orders',
  } as const;
  return show(c, { ...page, notice: noticeOf(order) }, code);
}

function orderBody(known: ReturnableOrder, trail: OrderTrail, publicUrl: string): Html {
  const { order, sent, earlier, market } = known;
  const parcel = parcelIn(sent);
  const moves = statusesAfter(order.status).map(
    (to, at) =>
      html`<a class="button" ${at === 0 && isNext(order, to) ? 'data-first' : ''} href="/orders/${order.id}/${to}">${orderMoves[to].action}</a>`,
  );
  if (order.status === 'Shipped' && !parcel)
    moves.push(html`<a class="button" href="/orders/${order.id}/parcel">Name its parcel</a>`);
  return html`<p>${stateBadge(order.status)} ${momentText(order.placedAt)}, ${market.toUpperCase()}, ${order.email}</p>
<div class="actions">${moves}</div>
<h2>What was bought</h2>${linesTable(order, { publicUrl, market })}
<div class="pair"><div><h2>Delivery</h2>${addressOf(order.shippingAddress)}<p class="soft">${order.shippingMethod}${parcel && html`<br>${parcel.carrier} has it as <a href="${parcel.url}" rel="noreferrer">${parcel.number}</a>`}</p></div>
<div><h2>Billing</h2>${addressOf(order.billingAddress)}</div></div>
${earlier.length === 0 ? '' : html`<h2>Returns</h2>${earlier.map((made) => html`<p class="soft">${returnInWords(made, order)}</p>`)}<p><a class="link" href="/returns">Returns that wait</a></p>`}
<h2>Payments</h2>${paymentsList(order, trail)}
<h2>What happened</h2><dl>${trail.history.map(({ at, what }) => html`<dt>${momentText(at)}</dt><dd>${what}</dd>`)}</dl>`;
}

/** Whether that is what comes next, and not a way back. */
const isNext = ({ status: from }: Order, to: Order['status']) => to !== 'Refunded' || from === 'Cancelled';

const moneyOf = (order: Order) => (amount: number) => formatMoneyExact(amount, order.currency, 'en-GB');

function linesTable(order: Order, place: Place): Html {
  const money = moneyOf(order);
  const goods = orderGoods(order, place);
  const lines = order.lines.map(({ sku, total }, at) => {
    const { what, details = [] } = goods[at] ?? {};
    return html`<tr><td>${what}${details.map((detail) => html`<small>${detail}</small>`)}</td><td>${sku}</td><td class="sum">${money(total)}</td></tr>`;
  });
  const { rows, saving } = orderShown(order);
  const saved = saving > 0 ? html`<p class="soft">Promotions have saved ${money(saving)}.</p>` : '';
  return html`<table><thead><tr><th scope="col">What</th><th scope="col">SKU</th><th scope="col" class="sum">Sum</th></tr></thead>
<tbody>${lines}</tbody><tfoot>${rows.map((row) => html`<tr><th scope="row" colspan="2">${row.label}</th><td class="sum">${amountText(row, money)}</td></tr>`)}</tfoot></table>${saved}`;
}

function addressOf(address: Order['shippingAddress']): Html {
  if (!address) return html`<p class="soft">None: nothing is delivered.</p>`;
  const lines = [`${address.firstName} ${address.lastName}`, ...addressLines(address), address.phone];
  return html`<address>${lines.map((line) => html`${line}<br>`)}</address>`;
}

function paymentsList(order: Order, { payments }: OrderTrail): Html {
  const money = moneyOf(order);
  if (payments.length === 0) return html`<p class="soft">No card was charged.</p>`;
  return html`<dl>${payments.map(({ createdAt, amount, state, providerReference }) => html`<dt>${momentText(createdAt)}</dt><dd>${money(amount)} ${state}${providerReference && `, ${providerReference}`}</dd>`)}</dl>`;
}
