import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { trace } from '@opentelemetry/api';
import { failureChannel } from '@tailorbird/commerce/failureChannel';
import { stdSerializers } from 'pino';
import type { Env } from '../env.ts';
import { createEnvelopeSender } from './createEnvelopeSender.ts';
import { failureEvent } from './failureEvent.ts';
import { tellFailure } from './tellFailure.ts';

type Settings = Pick<Env, 'SENTRY_DSN' | 'SENTRY_ENVIRONMENT' | 'SENTRY_RELEASE'>;

/** Longest the end of a process waits for the tracker. */
const lastMs = 2_000;

/**
 * Sends what is logged as an error to the tracker the settings name, from now on, and what ends the process as its last;
 * without one it does nothing. Answers how to stop.
 */
export function startErrorTracking(settings: Settings): () => Promise<void> {
  const { SENTRY_DSN: dsn, SENTRY_RELEASE: release, SENTRY_ENVIRONMENT: environment } = settings;
  if (dsn === undefined) return async () => undefined;
  const sender = createEnvelopeSender({ dsn, now: Date.now, onFailure: tellUnsent });
  const take = (line: unknown) => {
    const failure = failureEvent(
      line,
      { release, environment },
      trace.getActiveSpan()?.spanContext().traceId,
    );
    if (failure) sender.send(failure);
  };
  subscribe(failureChannel, take);
  const onCrash = (cause: unknown, origin: string) => {
    const err = cause instanceof Error ? stdSerializers.err(cause) : { message: String(cause) };
    const line = { level: 60, time: Date.now(), op: 'process', err, msg: origin };
    process.stderr.write(`${JSON.stringify(line)}\n`);
    tellFailure(line);
    void sender.flush(lastMs).finally(() => process.exit(1));
  };
  process.on('uncaughtException', onCrash);
  return async () => {
    process.off('uncaughtException', onCrash);
    unsubscribe(failureChannel, take);
    await sender.flush(lastMs);
  };
}

function tellUnsent(reason: string): void {
  const msg = 'errors could not be sent; is SENTRY_DSN right, and the tracker up?';
  process.stderr.write(
    `${JSON.stringify({ level: 40, time: Date.now(), op: 'errors.send', msg, reason })}\n`,
  );
}
