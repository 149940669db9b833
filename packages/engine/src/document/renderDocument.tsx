import type { ReactNode } from 'react';
import { type EntryContext, ServerRouter } from 'react-router';
import type { PageStyles } from '../styles/collectStyles.tsx';
import { matchedRoutes } from '../upstream/reactRouterRoutes.ts';
import { restoreScroll } from '../upstream/reactRouterScroll.tsx';
import { hydrationStart, type LoaderData, loaderDataOf, type PartOf } from '../upstream/reactRouterStart.ts';
import { DeferredStart } from './DeferredScripts.tsx';
import { deferredStart } from './deferredStart.ts';
import { renderToHtml } from './renderToHtml.ts';

/** A document as it is sent. */
export interface RenderedDocument {
  /** UTF-8: as text each copy of its 200 kB would be left to the slow collection of large things. */
  readonly html: Buffer;
  /** The text of each inline script of its own, for its policy: no other may run. */
  readonly scripts: readonly string[];
  /** The loaders' data, when it was left out of the page: a script of its own. */
  readonly state?: LoaderData;
}

interface KeptDocuments {
  readonly find: (tag: string) => RenderedDocument | undefined;
  readonly keep: (tag: string, document: RenderedDocument) => void;
}

interface RenderOptions {
  readonly context: EntryContext;
  readonly url: string;
  readonly styles: PageStyles;
  /** What surrounds the router: the island server, and whatever else a page needs. */
  readonly around: (router: ReactNode) => ReactNode;
  /** The text of a script that runs while the head is read, before anything is painted. */
  readonly early?: string | undefined;
  /** HTML that stands first in the body and is the server's alone: React passes over what it does not know there. */
  readonly opening?: string | undefined;
  /** Hears of what failed inside a boundary. */
  readonly onError: (error: unknown) => void;
  /**
   * Where the data of the loaders will be asked for, by its tag, when it is left out of the page: it says in JSON what the page
   * already says in HTML. Without it the page carries its data.
   */
  readonly stateAddress?: ((tag: string) => string) | undefined;
  /** Of a site whose build has a manifest of routes for each of its parts (`manifestOfPart`). */
  readonly partOf?: PartOf | undefined;
  /** Documents of this address by the tag of their data: what the same data was drawn as is not drawn again. */
  readonly kept?: KeptDocuments | undefined;
}

/**
 * Renders a page whose scripts wait until it is painted and idle, or touched, with its styles in its head.
 * @throws What all of it throws; what fails inside a boundary goes to `onError`.
 */
export async function renderDocument(options: RenderOptions): Promise<RenderedDocument> {
  const { context, url, styles, around, early, opening, onError, stateAddress, partOf, kept } = options;
  const state = await loaderDataOf(context);
  const before = kept?.find(state.tag);
  if (before !== undefined) return before;
  const start = deferredStart(
    hydrationStart(context, partOf),
    stateAddress ? { address: stateAddress(state.tag) } : { statements: state.script() },
  );
  const { serverHandoffStream: _read, ...withoutData } = matchedRoutes(context);
  const html = await renderToHtml(
    styles.around(
      <DeferredStart value={start}>{around(<ServerRouter context={withoutData} url={url} />)}</DeferredStart>,
    ),
    onError,
  );
  const head = styles.tag() + (early === undefined ? '' : `<script>${early}</script>`);
  const document: RenderedDocument = {
    html: between(html, head, opening ?? ''),
    scripts: [restoreScroll, start, ...(early === undefined ? [] : [early])],
    ...(stateAddress && { state }),
  };
  kept?.keep(state.tag, document);
  return document;
}

/** What is known when all is rendered, as the rules are, stands in front of `</head>`; what opens the body at its beginning. */
function between(html: Buffer, head: string, opening: string): Buffer {
  const headEnd = html.indexOf('</head>');
  if (headEnd === -1) return html;
  const body = '<body>';
  const bodyStart = html.indexOf(body, headEnd);
  const start = bodyStart === -1 ? headEnd : bodyStart + body.length;
  return Buffer.concat([
    html.subarray(0, headEnd),
    Buffer.from(head),
    html.subarray(headEnd, start),
    Buffer.from(bodyStart === -1 ? '' : opening),
    html.subarray(start),
  ]);
}
