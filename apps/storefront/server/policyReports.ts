import { z } from 'zod';

/** What a page's policy stopped, as far as the log needs it: addresses without what follows their path. */
export interface PolicyReport {
  readonly directive: string;
  readonly blocked: string;
  readonly path: string;
  readonly source?: string | undefined;
  readonly line?: number | undefined;
}

const longest = 300;
const text = z.string().max(4096);

/** Queries and fragments may name a person or be a key (a link for a new password), so they stay out of the log. */
function withoutQuery(address: string): string {
  return (address.split(/[?#]/, 1)[0] ?? '').slice(0, longest);
}

const directive = z.string().regex(/^[a-z-]{1,60}$/);
const line = z.number().int().nonnegative().optional();

/** What browsers send where a policy says `report-uri`. */
const single = z
  .object({
    'csp-report': z.object({
      'document-uri': text,
      'effective-directive': directive,
      'blocked-uri': text,
      'source-file': text.optional(),
      'line-number': line,
    }),
  })
  .transform(({ 'csp-report': sent }): PolicyReport[] => [
    {
      directive: sent['effective-directive'],
      blocked: withoutQuery(sent['blocked-uri']),
      path: withoutQuery(sent['document-uri']),
      source: sent['source-file'] && withoutQuery(sent['source-file']),
      line: sent['line-number'],
    },
  ]);

const violation = z.object({
  type: z.literal('csp-violation'),
  url: text,
  body: z.object({
    effectiveDirective: directive,
    blockedURL: text.nullish(),
    sourceFile: text.nullish(),
    lineNumber: line.nullish(),
  }),
});

/** What they send where it says `report-to`: several at a time, of other kinds too, which say nothing of the policy. */
const several = z
  .array(z.union([violation, z.object({ type: text }).transform(() => undefined)]))
  .max(50)
  .transform((reports): PolicyReport[] =>
    reports.flatMap((report) => {
      if (report === undefined) return [];
      const { url, body } = report;
      return {
        directive: body.effectiveDirective,
        blocked: withoutQuery(body.blockedURL ?? ''),
        path: withoutQuery(url),
        source: body.sourceFile ? withoutQuery(body.sourceFile) : undefined,
        line: body.lineNumber ?? undefined,
      };
    }),
  );

const readers: { readonly [type: string]: typeof single | typeof several } = {
  'application/csp-report': single,
  'application/reports+json': several,
};

/** Whether a content type is a browser's own report. */
export function isPolicyReport(contentType: string): boolean {
  return Object.hasOwn(readers, contentType);
}

/** The reports in a body of such a type; undefined where it is none. */
export function readPolicyReports(contentType: string, body: unknown): PolicyReport[] | undefined {
  return readers[contentType]?.safeParse(body).data;
}
