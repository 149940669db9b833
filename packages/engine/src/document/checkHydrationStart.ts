import { deferHydration, type FinishedDocument } from './deferHydration.ts';
import { renderProbe } from './renderProbe.ts';

const nonce = 'nonce-of-the-check';

/**
 * Renders a page of two routes by the installed React Router and defers its hydration.
 * @throws If the start of the page, or the data of its loaders, is not recognised: it names what to compare.
 */
export async function checkHydrationStart(): Promise<FinishedDocument> {
  const html = await renderProbe({ nonce });
  const finished = deferHydration({ html, styles: '', nonce }, () => '/state.js');
  const text = finished.html.toString();
  const problems = [
    finished.state?.includes('told by the loader') ? [] : ['the data of the loaders'],
    text.includes('["/state.js","/manifest.js","/root.js","/page.js"]') ? [] : ['the imports of the routes'],
    text.includes('import("/entry.js")') ? [] : ['the import of the entry'],
    text.includes('modulepreload') ? ['the links that preload modules'] : [],
    text.includes(nonce) ? ['what carries the nonce'] : [],
  ].flat();
  if (problems.length > 0)
    throw new Error(
      `React Router starts a page in another way than it did: ${problems.join(', ')} was not recognised. ` +
        'Compare packages/engine/src/upstream/reactRouterScripts.ts with <Scripts> and <ServerRouter> of the installed version.',
    );
  return finished;
}
