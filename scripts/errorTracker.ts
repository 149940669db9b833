import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const frame = z.object({ filename: z.string(), lineno: z.int(), in_app: z.boolean() });
const exception = z.object({
  type: z.string(),
  value: z.string(),
  stacktrace: z.object({ frames: z.array(frame) }),
});
const event = z.object({
  event_id: z.string().regex(/^[0-9a-f]{32}$/),
  timestamp: z.number(),
  platform: z.enum(['node', 'javascript']),
  level: z.enum(['error', 'fatal']),
  transaction: z.string(),
  environment: z.string(),
  release: z.string().optional(),
  tags: z.record(z.string(), z.string()),
  contexts: z.object({ trace: z.object({ trace_id: z.string(), span_id: z.string() }) }).optional(),
  exception: z.object({ values: z.array(exception).min(1) }).optional(),
  logentry: z.object({ formatted: z.string() }).optional(),
  fingerprint: z.array(z.string()),
  extra: z.object({ not_sent_before: z.int() }).optional(),
});

/** An event as it was sent. */
export type SentEvent = z.output<typeof event>;

/** What takes errors, as a tracker that speaks Sentry's envelope protocol. */
export interface ErrorTracker {
  /** For SENTRY_DSN. */
  readonly dsn: string;
  readonly events: readonly SentEvent[];
  /** Every envelope with its headers, as text. */
  readonly texts: readonly string[];
  /** What it answers from now on, and how late. */
  readonly answerWith: (status: number, headers?: Record<string, string>, afterMs?: number) => void;
  readonly close: () => Promise<void>;
}

/** Listens on a free port of this machine for errors. What is no envelope of the protocol is answered with 400. */
export async function startErrorTracker(): Promise<ErrorTracker> {
  const events: SentEvent[] = [];
  const texts: string[] = [];
  let answer: { status: number; headers: Record<string, string>; afterMs: number } = {
    status: 200,
    headers: {},
    afterMs: 0,
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      texts.push(`${request.url}\n${JSON.stringify(request.headers)}\n${body.toString()}`);
      const isAddressed = request.method === 'POST' && request.url === '/errors/api/7/envelope/';
      const isSigned = String(request.headers['x-sentry-auth']).includes('sentry_key=b4d1c0de');
      const read = isAddressed && isSigned ? readEnvelope(body) : undefined;
      if (read) events.push(read);
      const { status, headers, afterMs } = answer;
      setTimeout(() => response.writeHead(read ? status : 400, headers).end('{}'), afterMs);
    });
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://b4d1c0de@127.0.0.1:${port}/errors/7`,
    events,
    texts,
    answerWith: (status, headers = {}, afterMs = 0) => {
      answer = { status, headers, afterMs };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Reads an envelope by its lengths, as the protocol has it: a line of headers, then items of a line and so many bytes. */
function readEnvelope(body: Buffer): SentEvent | undefined {
  const endOfHead = body.indexOf('\n');
  const endOfItem = body.indexOf('\n', endOfHead + 1);
  const head = z
    .object({ event_id: z.string(), sent_at: z.iso.datetime() })
    .parse(JSON.parse(body.subarray(0, endOfHead).toString()));
  const { length } = z
    .object({ type: z.literal('event'), length: z.int() })
    .parse(JSON.parse(body.subarray(endOfHead + 1, endOfItem).toString()));
  const payload = body.subarray(endOfItem + 1, endOfItem + 1 + length);
  const rest = body.subarray(endOfItem + 1 + length).toString();
  const read = event.parse(JSON.parse(payload.toString()));
  return rest === '\n' && read.event_id === head.event_id ? read : undefined;
}
