import { and, count, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Database } from '../database/database.ts';
import { countFew, fewUnits } from '../platforms/embedded/inventory/shelves.ts';
import { orders } from '../platforms/embedded/schema/orders.ts';
import { returns } from '../platforms/embedded/schema/returns.ts';
import { reviews } from '../platforms/embedded/schema/reviews.ts';
import { countDeadLetters } from '../services/mail/deadLetters.ts';
import { type OfficeDependencies, type OfficeEnv, show } from './officeContext.ts';
import { type Html } from './officePage.ts';

/** One kind of work: how much of it there is, and where it is done. */
interface Work {
  readonly count: number;
  readonly what: string;
  readonly more?: string;
  readonly path: string;
}

/** `/`: what there is to do today. */
export function createTodayPage({ db }: OfficeDependencies): Hono<OfficeEnv> {
  return new Hono<OfficeEnv>().get('/', async (c) => {
    const work = await workIn(db);
    const body = html`<ul class="work">${work.map(workRow)}</ul>`;
    return show(c, { title: 'Today', body, section: '/' });
  });
}

function workRow({ count: units, what, more, path }: Work): Html {
  const words = html`<b>${units}</b><span>${what}${more && html`<small>${more}</small>`}</span>`;
  return html`<li>${units === 0 ? html`<div>${words}</div>` : html`<a href="${path}">${words}</a>`}</li>`;
}

async function workIn(db: Database['db']): Promise<Work[]> {
  const ordersBy = await statesOf(
    db
      .select({ state: orders.status, units: count() })
      .from(orders)
      .where(and(inArray(orders.status, ['Confirmed', 'Cancelled']), isToSendOrRefund))
      .groupBy(orders.status),
  );
  const returnsBy = await statesOf(
    db
      .select({ state: returns.status, units: count() })
      .from(returns)
      .where(inArray(returns.status, ['Requested', 'Received']))
      .groupBy(returns.status),
  );
  const stock = await countFew(db);
  return [
    { count: ordersBy('Confirmed'), what: 'Orders to send', path: '/orders?state=Confirmed' },
    {
      count: ordersBy('Cancelled'),
      what: 'Cancelled orders',
      more: 'What was paid is still to be given back.',
      path: '/orders?state=Cancelled',
    },
    { count: returnsBy('Received'), what: 'Returns to refund', path: '/returns' },
    { count: returnsBy('Requested'), what: 'Returns on their way to you', path: '/returns' },
    {
      count: await db.$count(reviews, eq(reviews.status, 'pending')),
      what: 'Reviews to read',
      path: '/reviews',
    },
    {
      count: await countDeadLetters(db),
      what: 'Mails that could not be sent',
      path: '/mails',
    },
    {
      count: stock.few,
      what: 'Sizes and colours that run low',
      more: `${fewUnits} or fewer are left; of ${stock.none} there are none.`,
      path: '/stock?few=1',
    },
  ];
}

/** Gift cards by e-mail go out by themselves. */
const isToSendOrRefund = or(ne(orders.status, 'Confirmed'), isNotNull(orders.shippingAddress));

async function statesOf(
  asked: PromiseLike<readonly { readonly state: string; readonly units: number }[]>,
): Promise<(state: string) => number> {
  const rows = await asked;
  return (state) => rows.find((row) => row.state === state)?.units ?? 0;
}
