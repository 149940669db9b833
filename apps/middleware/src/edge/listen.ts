import { createServer, type RequestListener, type Server } from 'node:http';

/** Longest a client may take to send its headers, and its whole request, in milliseconds. */
const headersTimeoutMs = 10_000;
const requestTimeoutMs = 30_000;
/** How often connections are looked at for those; Node's own 30 s would let headers take 40. */
const checkingIntervalMs = 1_000;
/** Longer than load balancers keep theirs (60 s), so that it is never us who hangs up on a request under way. */
const keepAliveMs = 72_000;
/** Longest a connection may be silent while it is sent an answer, in milliseconds. */
const silentMs = 60_000;
const maxConnections = 8_192;

/** Where a server listens. */
export interface Place {
  readonly port: number;
  /** Address of one network interface; all of them, unless said. */
  readonly host?: string | undefined;
}

/** Opens a port; a port in use is an answer for the person at the terminal, not a stack. */
export function listen(listener: RequestListener, { port, host }: Place): Promise<Server> {
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: checkingIntervalMs,
      keepAliveTimeout: keepAliveMs,
    },
    listener,
  );
  server.maxConnections = maxConnections;
  server.setTimeout(silentMs);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error);
      reject(
        new Error(
          `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
        ),
      );
    });
    server.listen({ port, ...(host !== undefined && { host }) }, () => resolve(server));
  });
}
