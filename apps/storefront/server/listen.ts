import { createServer, type RequestListener, type Server } from 'node:http';

const headersTimeoutMs = 10_000;
const requestTimeoutMs = 30_000;
const drainMs = 25_000;

/** Opens a port; a port in use is an answer for the person at the terminal, not a stack. */
export function listen(listener: RequestListener, port: number): Promise<Server> {
  const server = createServer(
    { headersTimeout: headersTimeoutMs, requestTimeout: requestTimeoutMs, keepAliveTimeout: 5_000 },
    listener,
  );
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error);
      reject(
        new Error(
          `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
        ),
      );
    });
    server.listen(port, () => resolve(server));
  });
}

/** Says it is leaving, lets requests under way finish, then closes what the server stood on; a second signal does not wait. */
export function closeOnSignal(server: Server, drain: () => void, close: () => Promise<void>): void {
  let closing = false;
  const stop = () => {
    if (closing) process.exit(1);
    closing = true;
    drain();
    const late = setTimeout(() => process.exit(1), drainMs);
    late.unref();
    server.close(() => {
      close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
    server.closeIdleConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
