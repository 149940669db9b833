import type { EntryContext } from 'react-router';
import { tagOf } from '../cache/storedPage.ts';
import { manifestOfPart } from './reactRouterManifest.ts';

/**
 * What React Router's `<Scripts>` and `<ServerRouter>` write into a document to start it, from the same typed context.
 * `checkHydrationStart` compares both with what the installed version writes.
 */

/** A module to load before a page can start, and the name the rest of the start knows it by. */
export interface StartImport {
  readonly file: string;
  readonly name?: string;
}

/** Modules, and the statements that are run once they are there. */
export interface HydrationStart {
  readonly imports: readonly StartImport[];
  readonly run: string;
}

/** The part of a site that a route is of; nothing of a route that all parts have. */
export type PartOf = (routeId: string) => string | undefined;

/**
 * The modules of a page's routes, handed over where the entry looks for them, and then the entry.
 * @param partOf Of a site whose build has a manifest for each of its parts: a page loads that of its own, and a page of none the whole.
 * @throws If the manifest lacks a route of the page.
 */
export function hydrationStart(
  { manifest, staticHandlerContext: { matches } }: EntryContext,
  partOf: PartOf = () => undefined,
): HydrationStart {
  const part = matches.map(({ route }) => partOf(route.id)).find((found) => found !== undefined);
  const imports: StartImport[] = [
    { file: part === undefined ? manifest.url : manifestOfPart(manifest.url, part) },
  ];
  const statements: string[] = [];
  const modules: string[] = [];
  for (const [index, { route }] of matches.entries()) {
    const found = manifest.routes[route.id];
    if (found === undefined) throw new Error(`The manifest has no route "${route.id}".`);
    const name = `route${index}`;
    const chunks = [
      { name: `${name}_clientAction`, file: found.clientActionModule },
      { name: `${name}_clientLoader`, file: found.clientLoaderModule },
      { name: `${name}_clientMiddleware`, file: found.clientMiddlewareModule },
      { name: `${name}_HydrateFallback`, file: found.hydrateFallbackModule },
    ].flatMap(({ name: chunk, file }) => (file === undefined ? [] : [{ name: chunk, file }]));
    modules.push(`${JSON.stringify(route.id)}:${name}`);
    if (chunks.length === 0) imports.push({ name, file: found.module });
    else {
      const all = [...chunks, { name: `${name}_main`, file: found.module }];
      imports.push(...all);
      statements.push(`const ${name} = {${all.map((chunk) => `...${chunk.name}`).join(',')}};`);
    }
  }
  statements.push(
    `window.__reactRouterRouteModules = {${modules.join(',')}};`,
    `import(${JSON.stringify(manifest.entry.module)});`,
  );
  return { imports, run: statements.join('') };
}

/** The data of a page's loaders. */
export interface LoaderData {
  /** What it is known by: the same data has the same tag in every process. */
  readonly tag: string;
  /** Its bytes in the router's own encoding; as a script it is a quarter longer. */
  readonly size: number;
  /** As the script that hands it to the router: made when it is asked for, as many pages are read without. */
  readonly script: () => string;
}

/** The data of a page's loaders; read whole, so the context's stream is used up. */
export async function loaderDataOf({
  serverHandoffString = '',
  serverHandoffStream,
}: EntryContext): Promise<LoaderData> {
  const parts: Uint8Array[] = [];
  if (serverHandoffStream) for await (const part of serverHandoffStream) parts.push(part);
  const data = Buffer.concat(parts);
  return {
    tag: tagOf(Buffer.concat([Buffer.from(serverHandoffString), data])),
    size: data.byteLength,
    script: () => scriptOf(serverHandoffString, data.toString()),
  };
}

function scriptOf(serverHandoffString: string, data: string): string {
  return (
    `window.__reactRouterContext = ${serverHandoffString};` +
    'window.__reactRouterContext.stream = new ReadableStream({start(controller){' +
    'window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());\n' +
    `window.__reactRouterContext.streamController.enqueue(${inScript(JSON.stringify(data))});\n` +
    'window.__reactRouterContext.streamController.close();'
  );
}

const escapes: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that ends no script it stands in. */
function inScript(json: string): string {
  return json.replaceAll(/[&><\u2028\u2029]/g, (character) => escapes[character] ?? character);
}
