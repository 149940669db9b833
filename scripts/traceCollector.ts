import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const attribute = z.object({ key: z.string(), value: z.object({ stringValue: z.string().optional() }) });
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.int(),
  /** Nanoseconds since 1970, as texts: they are more than a number holds. */
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes: z.array(attribute).default([]),
});
const batch = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

/** A span as it was sent (OTLP/HTTP, JSON), with the name of the process it is of. */
export interface SentSpan extends z.output<typeof span> {
  readonly service: string | undefined;
}

type Attributes = readonly z.output<typeof attribute>[];

/** A text among a span's attributes. */
export function textOf(attributes: Attributes, key: string): string | undefined {
  return attributes.find((one) => one.key === key)?.value.stringValue;
}

/** What takes traces. */
export interface TraceCollector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly endpoint: string;
  readonly spans: readonly SentSpan[];
  /** Everything that was sent, as text. */
  readonly texts: readonly string[];
  readonly close: () => Promise<void>;
}

/** Listens on a free port of this machine for traces. */
export function startTraceCollector(): Promise<TraceCollector> {
  const spans: SentSpan[] = [];
  const texts: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      texts.push(text);
      const { resourceSpans } = batch.parse(JSON.parse(text));
      for (const { resource, scopeSpans } of resourceSpans) {
        const service = textOf(resource.attributes, 'service.name');
        for (const scope of scopeSpans) spans.push(...scope.spans.map((sent) => ({ ...sent, service })));
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      // A server that listens on a port has an address with one.
      const { port } = server.address() as AddressInfo;
      resolve({ endpoint: `http://127.0.0.1:${port}`, spans, texts, close });
    });
  });
}
