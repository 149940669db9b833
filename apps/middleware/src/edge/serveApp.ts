import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { listen, type Place } from './listen.ts';

/** Serves what is not for shoppers on a port of its own. Answers how to stop it, at once. */
export async function serveApp(app: Hono, place: Place): Promise<() => void> {
  const listener = getRequestListener(app.fetch);
  const server = await listen((request, response) => void listener(request, response), place);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
