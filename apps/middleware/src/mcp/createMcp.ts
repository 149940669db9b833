import { createClient } from '@tailorbird/commerce/client';
import { href, type Market, markets } from '@tailorbird/commerce/market';
import { messages } from '@tailorbird/commerce/messages';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { AppDependencies } from '../appDependencies.ts';
import { isOwnCaller } from '../edge/isOwnCaller.ts';
import { maxBodyBytes } from '../rpc/readArguments.ts';
import { tellSecurityEvent } from '../tellSecurityEvent.ts';
import { callTool, listedTools, toolNamed } from './callTool.ts';
import type { Asking } from './tool.ts';

/** Versions of the protocol that are answered alike, the newest first. */
const versions = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;

const message = z.object({
  jsonrpc: z.literal('2.0'),
  /** A message without one is told and not answered. */
  id: z.union([z.string().max(200), z.int()]).optional(),
  /** Absent from what answers a question of ours, of which there is none. */
  method: z.string().max(200).optional(),
  params: z.record(z.string(), z.unknown()).optional(),
});
type Message = z.output<typeof message>;

/** Reasons of JSON-RPC, by its numbers. */
const reason = {
  parse: -32_700,
  request: -32_600,
  method: -32_601,
  params: -32_602,
  inside: -32_603,
} as const;

type Answer =
  | { readonly result: object }
  | { readonly error: { readonly code: number; readonly message: string } };
const failed = (why: keyof typeof reason, text: string): Answer => ({
  error: { code: reason[why], message: text },
});

const instructions =
  'The shop of three markets. Look for products, tell prices as they are written, and hand on addresses: shoppers choose, sign in and ' +
  'pay by themselves in their browser. Nothing here knows a person, a bag or an order.';

/**
 * `POST /mcp`: the Model Context Protocol over HTTP, one JSON answer to each question and nothing kept between two. Its tools make
 * the contract's public calls through `rpc`, without cookies, so that limits and logs are those of the calls.
 */
export function createMcp(deps: AppDependencies, rpc: Pick<Hono, 'fetch'>): Hono {
  const app = new Hono();
  app.use('/mcp', async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
  });
  const onError = (c: Context) => send(c, failed('request', 'The message is larger than 64 kB.'), 413);
  app.post('/mcp', bodyLimit({ maxSize: maxBodyBytes, onError }), async (c) => {
    if (isForeign(c.req.raw, deps)) {
      tellSecurityEvent(deps.log, 'malicious_cors', { op: 'mcp' });
      return send(c, failed('request', 'This came from the page of another site.'), 403);
    }
    const asked = readMessage(await c.req.text());
    if ('error' in asked) return send(c, asked, 400);
    const version = c.req.header('mcp-protocol-version');
    if (version !== undefined && !versions.some((one) => one === version))
      return send(
        c,
        failed('request', `Versions of the protocol here: ${versions.join(', ')}.`),
        400,
        asked.id,
      );
    if (asked.id === undefined || asked.method === undefined) return c.body(null, 202);
    return send(c, await answer(asked, (market) => askingOf(c, market, deps, rpc), deps), 200, asked.id);
  });
  app.all('/mcp', (c) => {
    c.header('allow', 'POST');
    return send(c, failed('request', 'Ask by POST: nothing is told of itself here.'), 405);
  });
  return app;
}

/** A browser says which page asks; a program says nothing. */
function isForeign(request: Request, shop: AppDependencies): boolean {
  const { headers } = request;
  return (headers.has('origin') || headers.has('sec-fetch-site')) && !isOwnCaller(request, shop);
}

function readMessage(body: string): Message | Exclude<Answer, { result: object }> {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return { error: { code: reason.parse, message: 'The message is not JSON.' } };
  }
  const parsed = message.safeParse(value);
  if (parsed.success) return parsed.data;
  return { error: { code: reason.request, message: 'The message is no single question of JSON-RPC 2.0.' } };
}

function send(c: Context, answer: Answer, status: 200 | 400 | 403 | 405 | 413, id?: Message['id']): Response {
  return c.json({ jsonrpc: '2.0', id: id ?? null, ...answer }, status);
}

const toolCall = z.object({
  name: z.string().max(200),
  arguments: z.record(z.string(), z.unknown()).optional(),
});

async function answer(
  { method, params }: Message,
  askIn: (market: Market) => Asking,
  { log }: AppDependencies,
): Promise<Answer> {
  switch (method) {
    case 'initialize':
      return {
        result: {
          protocolVersion: versions.find((one) => one === params?.['protocolVersion']) ?? versions[0],
          capabilities: { tools: {} },
          serverInfo: { name: 'tailorbird', title: 'Tailorbird', version: '1' },
          instructions,
        },
      };
    case 'ping':
      return { result: {} };
    case 'tools/list':
      return { result: { tools: listedTools } };
    case 'tools/call': {
      const asked = toolCall.safeParse(params);
      const tool = asked.success ? toolNamed(asked.data.name) : undefined;
      if (!asked.success || !tool) {
        const names = listedTools.map(({ name }) => name).join(', ');
        return failed('params', `There is no such tool. The tools are: ${names}.`);
      }
      const started = performance.now();
      try {
        const told = await callTool(tool, asked.data.arguments, askIn);
        const outcome = told.ok ? 'ok' : told.error.tag;
        log.info({ op: `mcp.${tool.name}`, outcome, ms: Math.round(performance.now() - started) });
        return { result: told.ok ? spoken(told.value) : { ...said(told.error.message), isError: true } };
      } catch (cause) {
        log.error({ err: cause, op: `mcp.${tool.name}` }, 'the tool failed');
        return failed('inside', messages.wentWrong);
      }
    }
    default:
      return failed(
        'method',
        'There is no such method here. There are: initialize, ping, tools/list, tools/call.',
      );
  }
}

const said = (text: string) => ({ content: [{ type: 'text', text }] });
const spoken = (value: object) => ({ ...said(JSON.stringify(value)), structuredContent: value });

/** The contract's calls as nobody in particular makes them: counted for the address that asks, without its cookies. */
function askingOf(
  c: Context,
  market: Market,
  { publicUrl }: AppDependencies,
  rpc: Pick<Hono, 'fetch'>,
): Asking {
  const { commerce } = createClient({
    baseUrl: new URL(c.req.url).origin,
    channelId: markets[market].channelId,
    send: (request) => {
      for (const name of ['x-forwarded-for', 'traceparent', 'x-request-id', 'user-agent']) {
        const value = c.req.header(name);
        if (value !== undefined) request.headers.set(name, value);
      }
      return rpc.fetch(request, c.env);
    },
  });
  return { commerce, market, addressOf: (path) => new URL(href(market, path), publicUrl).href };
}
