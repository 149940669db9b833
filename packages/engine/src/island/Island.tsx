import type { ReactNode } from 'react';
import type { MadeOf } from '../cache/fragmentCache.ts';
import { type Hydrate, IslandHtml } from './IslandHtml.tsx';
import { IslandRoot } from './IslandRoot.styles.ts';
import { type IslandServer, useCameAsHtml, useIslandServer } from './IslandServer.tsx';

interface IslandProps {
  /** One of its kind on the page: its generated ids begin with it, and a failure is reported by it. */
  readonly name: string;
  readonly hydrate: Hydrate;
  /** All that its HTML is made of, where that is known: the server keeps the HTML for other pages that show the same. */
  readonly madeOf?: (() => MadeOf | undefined) | undefined;
  /** Fetches what must be there before it hydrates. */
  readonly fetch?: (() => Promise<unknown>) | undefined;
  /** What stands in its place when it throws on the server; nothing where nothing is said. */
  readonly fallback?: ((error: unknown) => ReactNode) | undefined;
  readonly 'data-block'?: string | undefined;
  /** With the providers of all it needs of the page: it is a tree of its own. */
  readonly children: ReactNode;
}

/**
 * A part of a page that is rendered and hydrated by itself: what it throws takes nothing with it, its HTML may serve many
 * pages, and in the browser it costs no work until it is due. Drawn in the browser, as after a click, it is a part of the
 * page like any other.
 */
export function Island({ name, hydrate, madeOf, fetch, fallback, children, ...attributes }: IslandProps) {
  const server = useIslandServer();
  const cameAsHtml = useCameAsHtml();
  const idPrefix = `${name}-`;
  if (server) {
    const html = htmlOf(server, { name, idPrefix, madeOf, fallback, children });
    return <IslandRoot {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
  }
  if (!cameAsHtml) return children;
  return <IslandHtml {...attributes} live={children} idPrefix={idPrefix} hydrate={hydrate} fetch={fetch} />;
}

function htmlOf(
  server: IslandServer,
  {
    name,
    idPrefix,
    madeOf,
    fallback,
    children,
  }: Pick<IslandProps, 'name' | 'madeOf' | 'fallback' | 'children'> & { readonly idPrefix: string },
): string {
  try {
    return server.render(children, idPrefix, madeOf?.());
  } catch (error) {
    server.failed({ name, error });
    return fallback ? server.render(fallback(error), idPrefix) : '';
  }
}
