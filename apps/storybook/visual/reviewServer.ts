import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { ReportData } from './reportData.ts';
import { reportPage } from './reportPage.ts';

/** What a review needs. */
export interface Reviewing {
  readonly data: ReportData;
  /** Where the report’s pictures are. */
  readonly folder: string;
  /** Where the sources are. */
  readonly root: string;
  /** A file of what else is served beside the report, by its path. */
  readonly file?: (pathname: string) => { readonly path: string; readonly contentType: string } | undefined;
  readonly accept: (names: readonly string[]) => void;
}

/** A report that is served, on this machine and to this machine only. */
export interface Review {
  readonly address: string;
  /** When all is accepted. */
  readonly done: Promise<void>;
  readonly close: () => Promise<void>;
}

const asked = z.strictObject({ names: z.array(z.string()).min(1) });
/** The names of some ten thousand pictures. */
const longestBody = 1_000_000;

/** Serves a report that takes what is accepted on its page, and of this report alone; no other site, or host that leads here, is answered. */
export async function serveReview(reviewing: Reviewing): Promise<Review> {
  const { entries } = reviewing.data;
  const waiting = new Set(entries.filter(({ kind }) => kind !== 'differed once').map(({ name }) => name));
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const accept = (names: readonly string[]): Answer => {
    const stranger = names.find((name) => !waiting.has(name));
    if (stranger !== undefined) return refusal(400, `${stranger} does not wait in this report`);
    reviewing.accept(names);
    for (const name of names) waiting.delete(name);
    return { status: 200, contentType: 'application/json', body: JSON.stringify({ left: waiting.size }) };
  };
  const server = createServer((request, response) => {
    void answer(request, reviewing, accept)
      .catch((error: unknown) => refusal(500, String(error)))
      .then((answered) => send(response, answered, () => waiting.size === 0 && finish()));
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { address: `http://127.0.0.1:${port}/report/`, done, close };
}

interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string | Buffer;
}

const refusal = (status: number, body: string): Answer => ({ status, contentType: 'text/plain', body });

async function answer(
  request: IncomingMessage,
  { data, folder, root, file }: Reviewing,
  accept: (names: readonly string[]) => Answer,
): Promise<Answer> {
  const { host = '', origin } = request.headers;
  if (host !== `127.0.0.1:${request.socket.localPort}`) return refusal(403, 'this host is not served');
  const { pathname } = new URL(request.url ?? '', `http://${host}`);
  if (request.method === 'POST') {
    if (pathname !== '/report/accept') return refusal(404, 'nothing is taken here');
    if (origin !== `http://${host}` || request.headers['content-type'] !== 'application/json')
      return refusal(403, 'only the report may accept');
    if (Number(request.headers['content-length'] ?? Infinity) > longestBody)
      return refusal(413, 'that is too much');
    const body = asked.safeParse(parsed(await text(request)));
    return body.success ? accept(body.data.names) : refusal(400, 'send the names of pictures');
  }
  if (request.method !== 'GET') return refusal(405, 'only GET and POST are answered');
  if (pathname === '/report/') {
    const page = reportPage({ ...data, canAccept: true });
    return { status: 200, contentType: 'text/html', body: page };
  }
  const found = fileOf(decodeURIComponent(pathname), { data, folder, root }) ?? file?.(pathname);
  if (found === undefined) return refusal(404, 'there is no such file');
  return { status: 200, contentType: found.contentType, body: readFileSync(found.path) };
}

/** A picture or a source that the report names, and no other file. */
function fileOf(pathname: string, { data, folder, root }: Pick<Reviewing, 'data' | 'folder' | 'root'>) {
  const within = pathname.replace(/^\/report\//, '');
  const isPicture = data.entries.some(({ before, after, diff }) => [before, after, diff].includes(within));
  if (isPicture) return { path: join(folder, within), contentType: 'image/webp' };
  const isSource = data.entries.some(({ source }) => source === pathname.slice(1));
  return isSource ? { path: join(root, pathname), contentType: 'text/plain' } : undefined;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, { status, contentType, body }: Answer, sent: () => void): void {
  response.writeHead(status, {
    'content-type': contentType.startsWith('text/') ? `${contentType}; charset=utf-8` : contentType,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    // Nobody is to press its buttons through a page of theirs.
    'content-security-policy': "frame-ancestors 'self'",
  });
  response.end(body, sent);
}
