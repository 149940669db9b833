const modulePreload = /<link rel="modulepreload"[^>]*\/?>/g;
const moduleScript = /<script( nonce="[\w-]+")? type="module" async="">([\s\S]*?)<\/script>/;
const staticImport = /import (?:\* as (\w+) from )?("[^"]+");/g;
const stateScript = /<script( nonce="[\w-]+")?>(window\.__reactRouterContext[\s\S]*?)<\/script>/g;

/** A page whose scripts wait. */
export interface DeferredPage {
  readonly html: string;
  /** The page's data as a script of its own, when it was taken out of the page. */
  readonly state: string | undefined;
}

/**
 * Rewrites the framework's start so that it waits until the page has been painted and the browser is idle, or the
 * shopper first touches the page: the HTML works without it, so pictures and text go first (performance: ≤ 5 kB before usable).
 * With `stateAddress` the loaders' data leaves the page too and is asked for where it says when the scripts
 * start: it says in JSON what the page already says in HTML.
 */
export function deferScripts(html: string, stateAddress?: (state: string) => string): DeferredPage {
  const taken = stateAddress && takeState(html);
  const { page, state } = taken ?? { page: html, state: undefined };
  const deferred = page
    .replaceAll(modulePreload, '')
    .replace(moduleScript, (_all, mark = '', code: string) => {
      const names = taken ? [''] : [];
      const files = taken ? [JSON.stringify(stateAddress(taken.state))] : [];
      const rest = code.replaceAll(staticImport, (_line, name: string | undefined, file: string) => {
        names.push(name ?? '');
        files.push(file);
        return '';
      });
      return `<script${mark} type="module">${loader(files, names, rest.trim())}</script>`;
    });
  return { html: deferred, state };
}

/** The framework expects its first script to be there when it comes alive, so an empty one stays in its place. */
function takeState(html: string): { page: string; state: string } {
  const parts: string[] = [];
  const page = html.replaceAll(stateScript, (_all, mark = '', code: string) => {
    parts.push(code);
    return parts.length === 1 ? `<script${mark}></script>` : '';
  });
  return { page, state: parts.join('\n') };
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
