import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { stackFrames } from './stackFrames.ts';
import { withoutPersons } from './withoutPersons.ts';

/** Of a line of the log, what is told of it. Whatever else it holds stays in the log. */
const failureLine = z.object({
  level: z.int(),
  time: z.number(),
  op: z.string().optional(),
  event: z.string().optional(),
  msg: z.string().optional(),
  message: z.string().optional(),
  reason: z.string().optional(),
  err: z.object({ type: z.string(), message: z.string(), stack: z.string() }).partial().optional(),
  operation: z.string().optional(),
  path: z.string().optional(),
  where: z.string().optional(),
  block: z.string().optional(),
  market: z.string().optional(),
  request_id: z.string().optional(),
  trace_id: z.string().optional(),
});

/** Which version of the shop fails, and where it runs. */
export interface Deployment {
  readonly release: string | undefined;
  readonly environment: string;
}

/** An event of the tracker's protocol, and the kind of failure it is one of. */
export interface FailureEvent {
  readonly kind: string;
  readonly event: { readonly event_id: string; readonly [field: string]: unknown };
}

const fatal = 60;

/**
 * What a tracker is told of an error in the log: what failed (a page, a call or a piece of work), how, where in the code,
 * for which market, under which ids. No cookie, body, header, address of a visitor or query is in it. Undefined for
 * what is no line of ours.
 *
 * @param traceId The trace that is open, where the line names none.
 */
export function failureEvent(
  logged: unknown,
  { release, environment }: Deployment,
  traceId?: string,
): FailureEvent | undefined {
  const { data: line } = failureLine.safeParse(logged);
  if (line === undefined) return undefined;
  const { op = line.event ?? 'log', where = 'server', block, market } = line;
  const trace = line.trace_id ?? traceId;
  const stack = line.err?.stack ?? line.reason ?? '';
  // Anybody can send what browsers report, so no stack of theirs is read, and all of it counts as one kind.
  const exceptions = where === 'server' ? exceptionsIn(stack, line.err?.type) : [];
  const sentence = withoutPersons([line.msg ?? line.message, line.reason].filter(Boolean).join(': '));
  const innermost = exceptions[0]?.stacktrace.frames.findLast((frame) => frame.in_app);
  const kind = [op, exceptions[0]?.type, innermost?.filename, innermost?.lineno].filter(Boolean).join(' ');
  return {
    kind,
    event: {
      event_id: randomBytes(16).toString('hex'),
      timestamp: line.time / 1000,
      platform: where === 'server' ? 'node' : 'javascript',
      level: line.level >= fatal ? 'fatal' : 'error',
      logger: op,
      transaction: withoutPersons(line.operation ?? line.path ?? op),
      environment,
      ...(release !== undefined && { release }),
      tags: { op, where, block, market, request_id: line.request_id, trace_id: trace },
      ...(trace !== undefined && {
        contexts: { trace: { trace_id: trace, span_id: randomBytes(8).toString('hex') } },
      }),
      ...(exceptions.length > 0
        ? { exception: { values: exceptions.toReversed() } }
        : { logentry: { formatted: sentence || op } }),
      fingerprint: ['{{ default }}', op],
    },
  };
}

/** An error and its causes, as a stack has them one below the other. A stack names a class of ours `Error`; the log knows its name. */
function exceptionsIn(stack: string, outermost?: string) {
  return stack.split('\ncaused by: ').flatMap((part, depth) => {
    const [said = '', ...rest] = part.split(/\n(?= {4}at )/);
    if (rest.length === 0) return [];
    const [, type = 'Error', value = said] = /^([\w.]{1,100})(?: \[\w+\])?: ([^]*)$/.exec(said) ?? [];
    const named = depth === 0 && type === 'Error' ? (outermost ?? type) : type;
    return [
      { type: named, value: withoutPersons(value), stacktrace: { frames: stackFrames(rest.join('\n')) } },
    ];
  });
}
