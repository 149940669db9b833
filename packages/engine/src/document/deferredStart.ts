import type { HydrationStart } from '../upstream/reactRouterStart.ts';

/** Where a page's loader data is: a script of its own, asked for when the page starts, or statements in its start. */
export type LoaderDataPlace = { readonly address: string } | { readonly statements: string };

/**
 * The script that starts a page once it has been painted and the browser is idle, or the shopper first touches it: the HTML
 * works without it, so pictures and text go first (performance: ≤ 5 kB before usable). All modules are asked for at once.
 */
export function deferredStart({ imports, run }: HydrationStart, data: LoaderDataPlace): string {
  const isApart = 'address' in data;
  const files = [...(isApart ? [data.address] : []), ...imports.map(({ file }) => file)];
  const names = [...(isApart ? [''] : []), ...imports.map(({ name = '' }) => name)];
  return (
    // A pointer at rest is told of a page that appears under it, which is no touch: only one that moves is.
    `const start=(by)=>{if(by?.type==='pointermove'&&!by.movementX&&!by.movementY)return;` +
    `for(const e of events)removeEventListener(e,start,true);if(start.done)return;start.done=1;` +
    `Promise.all(${JSON.stringify(files)}.map((file)=>import(file))).then(([${names.join(',')}])=>{${run}})};` +
    `const events=['pointermove','pointerdown','keydown','focusin','touchstart'];` +
    `for(const e of events)addEventListener(e,start,{capture:true,passive:true});` +
    `const idle=()=>'requestIdleCallback'in window?requestIdleCallback(start,{timeout:4000}):setTimeout(start,200);` +
    // A page can be loaded before it is painted: what is asked for then would come between.
    `const painted=()=>new PerformanceObserver((list,paint)=>{paint.disconnect();idle()}).observe({type:'paint',buffered:true});` +
    `document.readyState==='complete'?painted():addEventListener('load',painted)` +
    (isApart ? '' : `;\n${data.statements}`)
  );
}
