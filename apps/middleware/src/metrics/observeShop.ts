import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { shopMeter } from './startMetrics.ts';

/** Reports, whenever it is asked, what is in the database: mails that wait, and orders by state. */
export function observeShop({ db }: Pick<Database, 'db'>): void {
  const meter = shopMeter();
  const waiting = meter.createObservableGauge('tailorbird_outbox_waiting', {
    description: 'Mails that are neither sent nor given up',
  });
  const age = meter.createObservableGauge('tailorbird_outbox_age_seconds', {
    unit: 'seconds',
    description: 'How long the oldest mail has waited that is neither sent nor given up',
  });
  const givenUp = meter.createObservableGauge('tailorbird_outbox_given_up', {
    description: 'Mails that were given up (npm run mail)',
  });
  const orders = meter.createObservableGauge('tailorbird_orders', { description: 'Orders, by state' });
  meter.addBatchObservableCallback(
    async (result) => {
      const { rows } = await db.execute<{ waiting: number; age: number; given_up: number }>(sql`
        select count(*) filter (where given_up_at is null)::int as waiting,
          coalesce(extract(epoch from now() - min(created_at) filter (where given_up_at is null)), 0)::float as age,
          count(given_up_at)::int as given_up
        from outbox where delivered_at is null`);
      const [mails] = rows;
      if (mails === undefined) return;
      result.observe(waiting, mails.waiting);
      result.observe(age, mails.age);
      result.observe(givenUp, mails.given_up);
    },
    [waiting, age, givenUp],
  );
  orders.addCallback(async (result) => {
    const { rows } = await db.execute<{ status: string; count: number }>(
      sql`select status, count(*)::int as count from orders group by status`,
    );
    for (const { status, count } of rows) result.observe(count, { state: status });
  });
}
