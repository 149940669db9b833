import { messages } from '@tailorbird/commerce/messages';
import { Hono } from 'hono';
import type { AppDependencies } from './appDependencies.ts';
import { createHealth } from './health.ts';
import { createOpenApi } from './openApi.ts';
import { createRpc } from './rpc/rpc.ts';

/** What is for those who run the shop: whether it lives and is ready, and the description of its calls. */
export function createPrivateApp(deps: Pick<AppDependencies, 'db' | 'isDraining'>): Hono {
  return new Hono().route('/', createHealth(deps)).route('/', createOpenApi());
}

/** The middleware: the services' protocols, the contract's calls, and unless they have a port of their own, health and description. Binds no port. */
export function createApp(deps: AppDependencies): Hono {
  const app = new Hono();
  if (!deps.hasPrivatePort) app.route('/', createPrivateApp(deps));
  for (const service of deps.services) app.route('/', service);
  app.route('/', createRpc(deps));
  app.onError((cause, c) => {
    deps.log.error({ err: cause, op: 'request', path: c.req.path }, 'the request failed');
    return c.json({ tag: 'unavailable', message: messages.wentWrong }, 500);
  });
  return app;
}
