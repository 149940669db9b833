/**
 * `node --import ./measurePool.ts server.ts`: measures how long each request for a database connection waited, and
 * sends the waits, in milliseconds, to the parent that asks for them. What is measured is the shop as it is.
 */
import { performance } from 'node:perf_hooks';
import { Pool } from 'pg';

type Connect = (this: Pool, ...args: unknown[]) => unknown;

const waits: number[] = [];
// Called in its two forms, with a callback and without: the driver types each apart, here they are one.
const { connect } = Pool.prototype as unknown as { readonly connect: Connect };

function measured(this: Pool, ...args: unknown[]): unknown {
  const started = performance.now();
  const note = () => waits.push(performance.now() - started);
  const [done] = args;
  if (typeof done === 'function') {
    return connect.call(this, (...answer: unknown[]) => {
      note();
      // Any function is called so; TypeScript knows of this one only that it is one.
      return (done as (...answer: unknown[]) => unknown)(...answer);
    });
  }
  // Without a callback it answers a promise.
  return (connect.call(this) as Promise<unknown>).finally(note);
}

Object.assign(Pool.prototype, { connect: measured });

process.on('message', () => {
  process.send?.(waits);
  waits.length = 0;
});
