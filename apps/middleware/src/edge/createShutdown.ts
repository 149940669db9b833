import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/** Longest that requests under way may take once no new ones come, in milliseconds. */
const lastAnswersMs = 25_000;
/** How long a connection that has no request yet is waited for once no new ones are taken, in milliseconds. */
const arrivingMs = 1_000;

interface ShutdownOptions {
  /** How long requests are taken after SIGTERM, in milliseconds, while `/readyz` says that the process is leaving. */
  readonly graceMs: number;
  /** Told when the process begins to leave. */
  readonly onLeaving?: () => void;
  /** Closes what the server stood on, once the last answer is sent. */
  readonly close: () => Promise<void>;
}

/** The end of a process that loses no request. */
export interface Shutdown {
  /**
   * Answers with `listener`, asking `answerAtOnce` first where there is one. Once the process is leaving every answer
   * is the last of its connection, and `/readyz` is 503.
   */
  readonly guard: (
    listener: RequestListener,
    answerAtOnce?: (request: IncomingMessage, response: ServerResponse) => boolean,
  ) => RequestListener;
  /**
   * Leaves on SIGTERM: says so, takes requests for the grace, then no more, sends the last answers and exits with 0;
   * with 1 where they take too long. Ctrl-C does not wait for a load balancer; a second signal waits for nothing.
   */
  readonly closeOnSignal: (server: Server) => void;
}

export function createShutdown({ graceMs, onLeaving, close }: ShutdownOptions): Shutdown {
  let isLeaving = false;
  const underWay = new Set<ServerResponse>();
  const leave = (server: Server, waitMs: number) => {
    if (isLeaving) process.exit(1);
    isLeaving = true;
    for (const response of underWay) response.shouldKeepAlive = false;
    onLeaving?.();
    const end = (code: number) =>
      void close().then(
        () => process.exit(code),
        () => process.exit(1),
      );
    setTimeout(() => {
      const late = setTimeout(() => {
        server.closeAllConnections();
        end(1);
      }, lastAnswersMs);
      // Not the HTTP server's own close, which also hangs up on connections whose request is just arriving.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(late);
        end(0);
      });
      setTimeout(() => server.closeIdleConnections(), arrivingMs);
    }, waitMs);
  };
  return {
    guard: (listener, answerAtOnce) => (request, response) => {
      if (isLeaving) {
        response.shouldKeepAlive = false;
        if (isReadiness(request)) return notReady(response);
      }
      if (answerAtOnce?.(request, response)) return;
      underWay.add(response);
      response.once('close', () => underWay.delete(response));
      listener(request, response);
    },
    closeOnSignal: (server) => {
      process.on('SIGTERM', () => leave(server, graceMs));
      process.on('SIGINT', () => leave(server, 0));
    },
  };
}

const isReadiness = ({ url }: IncomingMessage) => url === '/readyz' || url?.startsWith('/readyz?') === true;

function notReady(response: ServerResponse): void {
  response
    .writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end('draining');
}
