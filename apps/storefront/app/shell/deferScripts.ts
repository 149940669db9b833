const modulePreload = /<link rel="modulepreload"[^>]*\/?>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const staticImport = /import (?:\* as (\w+) from )?("[^"]+");/g;

/**
 * Rewrites the framework's start so that it waits until the browser is idle or the shopper first touches
 * the page: the HTML works without it, so pictures and text go first (performance: ≤ 5 kB before usable).
 */
export function deferScripts(html: string): string {
  return html.replaceAll(modulePreload, '').replace(moduleScript, (_all, code: string) => {
    const names: string[] = [];
    const files: string[] = [];
    const rest = code.replaceAll(staticImport, (_line, name: string | undefined, file: string) => {
      names.push(name ?? '');
      files.push(file);
      return '';
    });
    return `<script type="module">${loader(files, names, rest.trim())}</script>`;
  });
}

function loader(files: readonly string[], names: readonly string[], rest: string): string {
  return (
    `const start=()=>{for(const e of events)removeEventListener(e,start,true);if(start.done)return;start.done=1;` +
    `Promise.all([${files.join(',')}].map((file)=>import(file))).then(([${names.join(',')}])=>{${rest}})};` +
    `const events=['pointerover','pointerdown','keydown','focusin','touchstart'];` +
    `for(const e of events)addEventListener(e,start,{capture:true,passive:true});` +
    `const idle=()=>'requestIdleCallback'in window?requestIdleCallback(start,{timeout:4000}):setTimeout(start,200);` +
    `document.readyState==='complete'?idle():addEventListener('load',idle)`
  );
}
