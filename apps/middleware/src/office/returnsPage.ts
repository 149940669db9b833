import type { Order } from '@tailorbird/commerce/model/checkout';
import { type OrderReturn, returnStatuses } from '@tailorbird/commerce/model/orderReturn';
import { formatMoneyExact } from '@tailorbird/commerce/money';
import { reasonTexts, returnStatusesAfter } from '@tailorbird/commerce/returns/returnStatus';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { changeReturnStatus, returnStatusOf } from '../platforms/embedded/returns/changeReturnStatus.ts';
import { type OpenReturn, returnsWaiting } from '../platforms/embedded/returns/openReturns.ts';
import { returnMoves } from './moves.ts';
import { type OfficeDependencies, type OfficeEnv, show, showMissing, tellDeed } from './officeContext.ts';
import { type Html, momentText, type Notice, stateBadge } from './officePage.ts';

const status = z.enum(returnStatuses);
const section = '/returns';

/** `/returns`: what comes back and is not settled, and `/returns/500001/Received`: what that would do, and its press. */
export function createReturnsPage(deps: OfficeDependencies): Hono<OfficeEnv> {
  const app = new Hono<OfficeEnv>();
  app.get('/returns', async (c) => {
    const id = Number(c.req.query('of'));
    const now = await returnStatusOf(deps.db, Number.isSafeInteger(id) ? id : 0);
    const isDone = now !== undefined && now === c.req.query('done');
    return showReturns(deps, c, isDone ? { text: `Return ${id}: ${returnMoves[now].done}` } : undefined);
  });
  app.get('/returns/:id{[0-9]{1,15}}/:to', async (c) => {
    const to = status.safeParse(c.req.param('to')).data;
    const from = await returnStatusOf(deps.db, returnId(c));
    if (!from || !to || !returnStatusesAfter(from).includes(to))
      return showMissing(c, 'There is no such return, or it cannot become so.');
    const { action, does } = returnMoves[to];
    const body = html`<p>${does}</p><form class="tall" method="post">
${to === 'Received' ? html`<label class="tick"><input type="checkbox" name="damaged" value="yes"> It cannot be sold again</label>` : ''}
<div class="actions"><button class="button" data-first>${action}</button> <a class="link" href="/returns">Leave it as it is</a></div></form>`;
    return show(c, { title: `${action}: return ${returnId(c)}`, body, section });
  });
  app.post('/returns/:id{[0-9]{1,15}}/:to', async (c) => {
    const to = status.safeParse(c.req.param('to')).data;
    if (!to) return showMissing(c, 'A return cannot become so.');
    const isDamaged = (await c.req.parseBody())['damaged'] === 'yes';
    const moved = await changeReturnStatus(deps, returnId(c), { to, isDamaged });
    if (moved.ok) tellDeed(deps, c, 'return', { return: returnId(c), from: moved.value, to });
    const isSo = moved.ok || (await returnStatusOf(deps.db, returnId(c))) === to;
    if (!moved.ok && isSo && isDamaged) return showReturns(deps, c, tooLateToSay(returnId(c)), 409);
    // Who presses twice is told what the first press did.
    if (isSo) return c.redirect(`/returns?of=${returnId(c)}&done=${to}`, 303);
    return showReturns(deps, c, { text: moved.error, isBad: true }, 409);
  });
  return app;
}

/** The first press decided what becomes of the goods. */
const tooLateToSay = (id: number): Notice => ({
  text: `Return ${id} was received before. If that was without the tick, its goods are on the shelf: take them off under Stock.`,
  isBad: true,
});

const returnId = (c: Context<OfficeEnv>) => Number(c.req.param('id'));

async function showReturns(
  { db }: OfficeDependencies,
  c: Context<OfficeEnv>,
  notice: Notice | undefined,
  code: 200 | 409 = 200,
): Promise<Response> {
  const waiting = await returnsWaiting(db);
  const body =
    waiting.length === 0
      ? html`<p>No return waits.</p>`
      : html`<ul class="cards">${waiting.map((one) => html`<li>${returnCard(one)}</li>`)}</ul>`;
  return show(c, { title: 'Returns', body, section, notice }, code);
}

function returnCard({ made, order }: OpenReturn): Html {
  const moves = returnStatusesAfter(made.status).map(
    (to, at) =>
      html`<a class="button" ${at === 0 ? 'data-first' : ''} href="/returns/${made.id}/${to}">${returnMoves[to].action}</a>`,
  );
  return html`<h2>Return ${made.id} ${stateBadge(made.status)}</h2>
<p class="soft">Of order <a href="/orders/${order.id}">${order.id}</a>, ${order.email}, asked for ${momentText(made.requestedAt)}. ${formatMoneyExact(made.refund, order.currency, 'en-GB')} back.</p>
<ul>${made.lines.map((line) => lineOf(line, order))}</ul><div class="actions">${moves}</div>`;
}

function lineOf({ line, quantity, reason }: OrderReturn['lines'][number], order: Order): Html {
  const bought = order.lines[line];
  return html`<li>${quantity} × ${bought?.name} (${bought?.sku}): ${reasonTexts[reason]}</li>`;
}
