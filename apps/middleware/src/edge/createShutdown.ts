import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeInTurn } from './closeInTurn.ts';

/** Longest that requests under way may take once no new ones come, in milliseconds. */
const lastAnswersMs = 25_000;
/** How long a connection that has no request yet is waited for once no new ones are taken, in milliseconds. */
const arrivingMs = 1_000;

interface ShutdownOptions {
  /** How long requests are taken after SIGTERM, in milliseconds, while `/readyz` says that the process is leaving. */
  readonly graceMs: number;
  /** Told when the process begins to leave. */
  readonly onLeaving?: () => void;
  /** Closes what the server stood on, once the last answer is sent; answers what did not close. */
  readonly close: () => Promise<readonly string[]>;
  /** Writes what did not close into the log. */
  readonly onUnclosed: (unclosed: readonly string[]) => void;
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
   * Leaves on SIGTERM: says so, takes requests for the grace, then no more, sends the last answers, closes all
   * and exits with 0; with 1 where that takes too long, which is told. Ctrl-C does not wait for a load balancer; a second signal waits for nothing.
   */
  readonly closeOnSignal: (server: Server) => void;
}

export function createShutdown({ graceMs, onLeaving, close, onUnclosed }: ShutdownOptions): Shutdown {
  let isLeaving = false;
  const underWay = new Set<ServerResponse>();
  const leave = async (server: Server, waitMs: number) => {
    if (isLeaving) process.exit(1);
    isLeaving = true;
    for (const response of underWay) response.shouldKeepAlive = false;
    onLeaving?.();
    await sleep(waitMs);
    const late = await closeInTurn([{ name: 'requests', close: () => lastAnswers(server) }], lastAnswersMs);
    server.closeAllConnections();
    const unclosed = [...late, ...(await close())];
    if (unclosed.length > 0) onUnclosed(unclosed);
    process.exit(unclosed.length === 0 ? 0 : 1);
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
      process.on('SIGTERM', () => void leave(server, graceMs));
      process.on('SIGINT', () => void leave(server, 0));
    },
  };
}

/** Takes no new connection, and ends when the last answer is sent. */
function lastAnswers(server: Server): Promise<void> {
  setTimeout(() => server.closeIdleConnections(), arrivingMs);
  // Not the HTTP server's own close, which also hangs up on connections whose request is just arriving.
  return new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve()));
}

const isReadiness = ({ url }: IncomingMessage) => url === '/readyz' || url?.startsWith('/readyz?') === true;

function notReady(response: ServerResponse): void {
  response
    .writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end('draining');
}
