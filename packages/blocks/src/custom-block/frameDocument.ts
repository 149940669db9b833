import { frameGuard, withoutOwnRoots } from './frameGuard.ts';
import { heightMessage, measureMessage } from './frameHeight.ts';

/** What a custom block with a script shows, as its editor wrote it. */
export interface FrameContent {
  readonly title: string;
  readonly html: string;
  readonly css: string;
  readonly javascript: string;
}

/** Tells the page around the frame how high the content is: when it changes, and when asked. */
const measuring = `(() => {
  const tell = () => parent.postMessage({ type: '${heightMessage}', height: Math.ceil(document.body.getBoundingClientRect().height) }, '*');
  let waiting = false;
  new ResizeObserver(() => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => { waiting = false; tell(); });
  }).observe(document.body);
  addEventListener('message', ({ data, source }) => { if (source === parent && data === '${measureMessage}') tell(); });
})();`;

/** Our own type in a frame that may load no font: the system’s, at our size. */
const ground =
  ':root{color-scheme:light;font:16px/1.5 system-ui,sans-serif;color:#1c2b2a}body{margin:0;display:flow-root}';

const textOf: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * The document a frame shows. It holds what the editor wrote and is safe only where it is served: in a sandboxed frame
 * with a policy of its own (`apps/storefront/server/contentFrame.ts`).
 */
export function frameDocument({ title, html, css, javascript }: FrameContent): string {
  const name = title.replaceAll(/[&<>]/g, (character) => textOf[character] ?? '');
  return (
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title>` +
    `<script>${frameGuard}</script><style>${ground}</style><style>${css.replaceAll(/<\/(?=style)/gi, '<\\/')}</style></head><body>${withoutOwnRoots(html)}` +
    `<script>${measuring}</script>` +
    `<script>${javascript.replaceAll(/<(?=\/script|!--)/gi, '\\x3c')}</script></body></html>\n`
  );
}
