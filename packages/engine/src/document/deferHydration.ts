import { isModulePreload, isStart, isState, staticImport } from '../upstream/reactRouterScripts.ts';
import type { RenderedDocument } from './renderedDocument.ts';

/** A document as it is sent. */
export interface FinishedDocument {
  readonly html: Buffer;
  /** The text of each inline script of ours. */
  readonly scripts: readonly string[];
  /** The page's data as a script of its own, when it was taken out of the page. */
  readonly state: string | undefined;
}

/**
 * Puts the styles in their place and rewrites the framework's start so that it waits until the page has been painted and
 * the browser is idle, or the shopper first touches the page: the HTML works without it, so pictures and text go first
 * (performance: ≤ 5 kB before usable). With `stateAddress` the loaders' data leaves the page too and is asked for where it
 * says when the scripts start: it says in JSON what the page already says in HTML. The nonce is taken away: a
 * cached page would give everyone the same.
 */
export function deferHydration(
  { html, styles, nonce }: RenderedDocument,
  stateAddress?: (state: string) => string,
): FinishedDocument {
  const pieces = nonce === null ? [] : cutAtNonce(html, nonce);
  const states = stateAddress ? pieces.filter(({ code }) => isState(code)) : [];
  const state = states.map(({ code }) => code).join('\n');
  const asked = stateAddress && states.length > 0 ? stateAddress(state) : undefined;
  const scripts: string[] = [];
  const parts: (Buffer | string)[] = [];
  const headEnd = html.indexOf('</head>');
  let from = 0;
  const sendToMiddleware = (to: number) => {
    if (from <= headEnd && headEnd < to)
      parts.push(html.subarray(from, headEnd), styles, html.subarray(headEnd, to));
    else parts.push(html.subarray(from, to));
  };
  for (const piece of pieces) {
    const { start, end, tag, attributes, code } = piece;
    sendToMiddleware(start);
    from = end;
    // The framework expects its first script to be there when it comes alive, so an empty one stays in its place.
    if (piece === states[0]) {
      scripts.push('');
      parts.push('<script></script>');
    } else if (isModulePreload(tag) || states.includes(piece)) continue;
    else if (tag !== '<script') parts.push(tag, attributes);
    else {
      const starts = isStart(attributes);
      const script = starts ? waiting(code, asked) : code;
      if (!attributes.includes(' src="')) scripts.push(script);
      parts.push(starts ? '<script type="module">' : `<script${attributes}`, script, '</script>');
    }
  }
  sendToMiddleware(html.length);
  const bytes = parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part));
  return { html: Buffer.concat(bytes), scripts, state: asked === undefined ? undefined : state };
}

/** A tag with the nonce, from byte `start` to byte `end` of the document; of a script, `end` is behind `</script>` and `code` its text. */
interface Piece {
  readonly start: number;
  readonly end: number;
  readonly tag: string;
  readonly attributes: string;
  readonly code: string;
}

const closing = '</script>';

/** The tags with the nonce in their order, as far as they are whole: from one that never ends, the document is passed on as it is. */
function cutAtNonce(html: Buffer, nonce: string): Piece[] {
  const marked = Buffer.from(` nonce="${nonce}"`);
  const pieces: Piece[] = [];
  let end = 0;
  for (let at = html.indexOf(marked); at !== -1; at = html.indexOf(marked, end)) {
    const start = html.lastIndexOf('<', at);
    const tag = html.toString('utf8', start, at);
    const open = html.indexOf('>', at) + 1;
    const isScript = tag === '<script';
    const codeEnd = isScript ? html.indexOf(closing, open) : open;
    if (open === 0 || codeEnd === -1) break;
    end = isScript ? codeEnd + closing.length : open;
    const attributes = html.toString('utf8', at + marked.length, open);
    pieces.push({ start, end, tag, attributes, code: html.toString('utf8', open, codeEnd) });
  }
  return pieces;
}

/** The framework's start, which imports its modules one by one, as a script that waits and then imports all at once. */
function waiting(code: string, stateAddress: string | undefined): string {
  const names = stateAddress === undefined ? [] : [''];
  const files = stateAddress === undefined ? [] : [JSON.stringify(stateAddress)];
  const rest = code.replaceAll(staticImport, (_line, name: string | undefined, file: string) => {
    names.push(name ?? '');
    files.push(file);
    return '';
  });
  return loader(files, names, rest.trim());
}

function loader(files: readonly string[], names: readonly string[], rest: string): string {
  return (
    // A pointer at rest is told of a page that appears under it, which is no touch: only one that moves is.
    `const start=(by)=>{if(by?.type==='pointermove'&&!by.movementX&&!by.movementY)return;` +
    `for(const e of events)removeEventListener(e,start,true);if(start.done)return;start.done=1;` +
    `Promise.all([${files.join(',')}].map((file)=>import(file))).then(([${names.join(',')}])=>{${rest}})};` +
    `const events=['pointermove','pointerdown','keydown','focusin','touchstart'];` +
    `for(const e of events)addEventListener(e,start,{capture:true,passive:true});` +
    `const idle=()=>'requestIdleCallback'in window?requestIdleCallback(start,{timeout:4000}):setTimeout(start,200);` +
    // A page can be loaded before it is painted: what is asked for then would come between.
    `const painted=()=>new PerformanceObserver((list,paint)=>{paint.disconnect();idle()}).observe({type:'paint',buffered:true});` +
    `document.readyState==='complete'?painted():addEventListener('load',painted)`
  );
}
