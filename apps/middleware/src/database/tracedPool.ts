import { context } from '@opentelemetry/api';
import { Pool, type PoolClient } from 'pg';

type Told = (
  cause: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** Connections for many: who waited for one asks within their own trace, not within that of whoever gave it back. */
export class TracedPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(told: Told): void;
  override connect(told?: Told): Promise<PoolClient> | void {
    return told === undefined ? super.connect() : super.connect(context.bind(context.active(), told));
  }
}
