import type { Pool } from 'pg';
import { shopMeter } from '../metrics/startMetrics.ts';

/** Reports, whenever it is asked, how many connections a process has to the database, and who waits for one. */
export function observeConnections({
  pool,
}: {
  readonly pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
}): void {
  const connections = shopMeter().createObservableGauge('tailorbird_db_connections', {
    description: 'Connections to the database, by state, and who waits for one',
  });
  connections.addCallback((result) => {
    result.observe(pool.totalCount - pool.idleCount, { state: 'used' });
    result.observe(pool.idleCount, { state: 'idle' });
    result.observe(pool.waitingCount, { state: 'waited_for' });
  });
}
