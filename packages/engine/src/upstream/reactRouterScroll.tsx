import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';

/** Where React Router remembers how far each visit of the tab's history was scrolled, as JSON by the key of the visit. */
const storageKey = 'scroll-positions';

/**
 * Run while the document is read, so that a page that is loaded again never shows its top first: a visit without a key gets one,
 * one with a position goes there.
 */
export const restoreScroll = `(()=>{try{if(!history.state||!history.state.key)history.replaceState({key:Math.random().toString(32).slice(2)},'');const y=JSON.parse(sessionStorage.getItem('${storageKey}')||'{}')[history.state.key];if(typeof y==='number')scrollTo(0,y)}catch{sessionStorage.removeItem('${storageKey}')}})()`;

/**
 * In place of React Router's `<ScrollRestoration>`, whose script is not told to who writes the page's Content-Security-Policy:
 * this one is `restoreScroll`.
 */
export function RestoreScroll() {
  useScrollRestoration({ storageKey });
  // Hydration leaves the server's text alone, so browsers need not load it again.
  const script = import.meta.env.SSR ? restoreScroll : '';
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
