import { z } from 'zod';

/** Where a page tells that a block of it threw in the browser. */
export const reportPath = '/__report';

const report = z.object({
  block: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/),
  path: z.string().startsWith('/').max(300),
  reason: z.string().max(500),
});

const mostBytes = 4096;
const windowMs = 60_000;
const mostInWindow = 30;

interface BlockReportsOptions {
  readonly now: () => number;
  readonly write: (line: string) => void;
}

/**
 * Takes browsers' reports of blocks that threw into the log, at most 30 a minute whoever sends them: anyone can.
 * Answers the status to send.
 */
export function createBlockReports({ now, write }: BlockReportsOptions) {
  let began = Number.NEGATIVE_INFINITY;
  let taken = 0;
  return async (request: Request): Promise<204 | 400 | 429> => {
    if (now() - began >= windowMs) {
      began = now();
      taken = 0;
    }
    if (taken >= mostInWindow) return 429;
    taken += 1;
    const parsed = report.safeParse(await bodyOf(request));
    if (!parsed.success) return 400;
    write(
      `${JSON.stringify({ level: 'error', op: 'storefront.block', where: 'browser', ...parsed.data })}\n`,
    );
    return 204;
  };
}

async function bodyOf(request: Request): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? mostBytes + 1) > mostBytes) return undefined;
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}
