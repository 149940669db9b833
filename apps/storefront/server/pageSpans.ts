import { failSpan, inSpan, routeIsKnown } from '@tailorbird/middleware/tracing/span';
import type { ServerBuild, ServerInstrumentation } from 'react-router';

/** A span for every loader and action of a page, and the page's route on the span of its request. */
const pageSpans: ServerInstrumentation = {
  handler: (handler) =>
    handler.instrument({
      request: async (answer) => {
        const { meta } = await answer();
        if (meta) routeIsKnown(meta.pattern);
      },
    }),
  route: (route) => {
    const part = (what: string) => (work: () => Promise<{ readonly error: unknown }>) =>
      inSpan(`${what} ${route.id}`, { kind: 'internal' }, async (span) => {
        // The router keeps what was thrown for the page, and tells of it here.
        const { error } = await work();
        if (error !== undefined) failSpan(span, error);
      });
    route.instrument({ loader: part('loader'), action: part('action') });
  },
};

/** The built storefront, traced by the router itself. */
export function withPageSpans<Build extends ServerBuild>(build: Build): Build {
  const module = { ...build.entry.module, instrumentations: [pageSpans] };
  return { ...build, entry: { ...build.entry, module } };
}
