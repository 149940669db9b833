import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Meter, metrics } from '@opentelemetry/api';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import type { Env } from '../env.ts';

/** The shop's meter: until `startMetrics` has run, what it counts is nobody's and costs next to nothing. */
export function shopMeter(): Meter {
  return metrics.getMeter('tailorbird');
}

/**
 * Serves what the shop counts at `/metrics` of a port of its own, for Prometheus; without one nothing is counted and
 * nothing of it is loaded. To be called before anything is made that counts.
 *
 * @returns How to stop; where the port cannot be had, why not and what to do.
 */
export async function startMetrics(
  env: Pick<Env, 'TAILORBIRD_METRICS_PORT' | 'HOST' | 'OTEL_SERVICE_NAME'>,
): Promise<Result<() => Promise<void>, string>> {
  const port = env.TAILORBIRD_METRICS_PORT;
  if (port === undefined) return ok(async () => undefined);
  const [{ PrometheusExporter }, { resourceFromAttributes }, { MeterProvider }] = await Promise.all([
    import('@opentelemetry/exporter-prometheus'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-metrics'),
  ]);
  const exporter = new PrometheusExporter({
    port,
    ...(env.HOST && { host: env.HOST }),
    preventServerStart: true,
    withoutScopeInfo: true,
  });
  try {
    await exporter.startServer();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return err(
      `Metrics cannot be served on port ${port}: ${reason}. Choose another by TAILORBIRD_METRICS_PORT, or unset it.`,
    );
  }
  const provider = new MeterProvider({
    readers: [exporter],
    resource: resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME }),
  });
  metrics.setGlobalMeterProvider(provider);
  const stopLoop = observeLoop(shopMeter());
  return ok(async () => {
    stopLoop();
    metrics.disable();
    await provider.shutdown().catch(() => undefined);
  });
}

const nanoseconds = 1e9;
const percentiles = [50, 99, 100] as const;

/** How late the event loop came to what was due, since it was asked last: what a busy processor looks like from inside. */
function observeLoop(meter: Meter): () => void {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const gauge = meter.createObservableGauge('tailorbird_event_loop_delay_seconds', {
    unit: 'seconds',
    description: 'How late the event loop was, since it was asked last',
  });
  gauge.addCallback((result) => {
    // Before its first tick there is nothing to tell of.
    if (delay.count > 0)
      for (const percentile of percentiles)
        result.observe(delay.percentile(percentile) / nanoseconds, { percentile });
    delay.reset();
  });
  return () => delay.disable();
}
