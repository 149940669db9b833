import type { Locale } from '@tailorbird/commerce/market';
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

/** Our own type: headings in Fraunces, all else in Figtree, or what the device has like them. */
const ground =
  ":root{color-scheme:light;font:16px/1.5 Figtree,'Figtree Fallback',system-ui,sans-serif;color:#1c2b2a}" +
  'body{margin:0;display:flow-root}button,input,select,textarea{font:inherit}' +
  "h1,h2,h3,h4{font-family:Fraunces,'Fraunces Fallback',Georgia,serif;font-weight:600;line-height:1.1}";

const textOf: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * The document a frame shows. It holds what the editor wrote and is safe only where it is served: in a sandboxed frame
 * with a policy of its own (`apps/storefront/server/contentFrame.ts`).
 * @param locale What its words are written in.
 * @param fonts `@font-face` rules of the brand's fonts; without them the device's own stand in.
 */
export function frameDocument(
  { title, html, css, javascript }: FrameContent,
  locale: Locale,
  fonts = '',
): string {
  const name = title.replaceAll(/[&<>]/g, (character) => textOf[character] ?? '');
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title>` +
    `<script>${frameGuard}</script><style>${fonts}${ground}</style><style>${css.replaceAll(/<\/(?=style)/gi, '<\\/')}</style></head><body>${withoutOwnRoots(html)}` +
    `<script>${measuring}</script>` +
    `<script>${javascript.replaceAll(/<(?=\/script|!--)/gi, '\\x3c')}</script></body></html>\n`
  );
}
