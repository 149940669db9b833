import { z } from 'zod';
import type { LogLine } from '../app/writeLog.ts';
import { isPolicyReport, readPolicyReports } from './policyReports.ts';

/** Where a page tells that a block of it threw in the browser, and the browser that the page's policy stopped something. */
export const reportPath = '/__report';

const blockReport = z.object({
  block: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/),
  path: z.string().startsWith('/').max(300),
  reason: z.string().max(500),
});

const maxBytes = 4096;
/** A policy is in each report of it, and up to a dozen reports come at a time. */
const maxPolicyBytes = 32 * 1024;
const windowMs = 60_000;
const maxInWindow = 30;

interface BrowserReportsOptions {
  readonly now: () => number;
  readonly write: (line: LogLine) => void;
}

/**
 * Takes browsers' reports into the log, each as one line, at most 30 a minute whoever sends them: anyone can.
 * Answers the status to send.
 */
export function createBrowserReports({ now, write }: BrowserReportsOptions) {
  let began = Number.NEGATIVE_INFINITY;
  let taken = 0;
  const take = () => {
    if (now() - began >= windowMs) {
      began = now();
      taken = 0;
    }
    taken += 1;
    return taken <= maxInWindow;
  };
  return async (request: Request): Promise<204 | 400 | 429> => {
    if (!take()) return 429;
    const lines = await linesOf(request);
    if (lines === undefined) return 400;
    // The request itself has paid for its first line.
    for (const [at, line] of lines.entries()) if (at === 0 || take()) write(line);
    return 204;
  };
}

/** What is to be written of a request; undefined where it is no report. */
async function linesOf(request: Request): Promise<LogLine[] | undefined> {
  const type = (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (isPolicyReport(type))
    return readPolicyReports(type, await bodyOf(request, maxPolicyBytes))?.map((report) => ({
      level: 'warn',
      op: 'storefront.policy',
      where: 'browser',
      ...report,
    }));
  const parsed = blockReport.safeParse(await bodyOf(request, maxBytes));
  return parsed.success
    ? [{ level: 'error', op: 'storefront.block', where: 'browser', ...parsed.data }]
    : undefined;
}

async function bodyOf(request: Request, most: number): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? most + 1) > most) return undefined;
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}
