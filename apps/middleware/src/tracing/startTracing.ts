import { context, DiagLogLevel, diag, propagation, trace } from '@opentelemetry/api';
import type { Env } from '../env.ts';

/** A collector that is gone holds up neither a request nor, for longer than this, the end of the process. */
const timeoutMs = 3_000;

/**
 * Sends traces to the collector the settings name, from now on; without one it does nothing, and loads nothing. Answers
 * how to stop: what was not sent yet is sent first.
 */
export async function startTracing(
  env: Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SERVICE_NAME'>,
): Promise<() => Promise<void>> {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return async () => undefined;
  const [{ AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, exporters, resources, sdk] =
    await Promise.all([
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace'),
    ]);
  const exporter = new exporters.OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis: timeoutMs,
  });
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME }),
    spanProcessors: [
      // A page is some fifty spans: the queue holds those of a busy second and more.
      new sdk.BatchSpanProcessor({
        exporter,
        maxQueueSize: 16_384,
        scheduledDelayMillis: 1_000,
        exportTimeoutMillis: timeoutMs,
      }),
    ],
  });
  tellFirstFailure();
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, 2 * timeoutMs);
    });
    await Promise.race([provider.shutdown().catch(() => undefined), tooLate]);
    clearTimeout(timer);
  };
}

/** A collector that does not answer is told once: it would be a line for every second. */
function tellFirstFailure(): void {
  let isTold = false;
  const nothing = () => undefined;
  const error = (message: string) => {
    if (isTold) return;
    isTold = true;
    const about = 'traces could not be sent; is OTEL_EXPORTER_OTLP_ENDPOINT right, and the collector up?';
    process.stderr.write(
      `${JSON.stringify({ level: 'error', op: 'tracing', message: about, reason: message.slice(0, 300) })}\n`,
    );
  };
  diag.setLogger(
    { error, warn: nothing, info: nothing, debug: nothing, verbose: nothing },
    DiagLogLevel.ERROR,
  );
}
