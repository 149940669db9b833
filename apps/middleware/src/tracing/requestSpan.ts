import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { inSpan, traceOfRequest } from './span.ts';

/** Answers a request in a span that goes on with the asker's trace. `kind` says what is asked, for an address says who asks. */
export function requestSpan(
  c: Context,
  kind: string,
  work: () => Promise<Response | undefined>,
): Promise<Response | undefined> {
  const { method, raw } = c.req;
  const attributes = { 'http.request.method': method, 'tailorbird.route': kind };
  return inSpan(
    `${method} ${kind}`,
    { kind: 'server', attributes, within: traceOfRequest(raw.headers) },
    async (span) => {
      try {
        const answer = await work();
        span.setAttribute('http.response.status_code', (answer ?? c.res).status);
        return answer;
      } catch (cause) {
        if (cause instanceof HTTPException) span.setAttribute('http.response.status_code', cause.status);
        throw cause;
      }
    },
  );
}
