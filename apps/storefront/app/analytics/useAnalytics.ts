import { importAgain } from '@tailorbird/engine/importAgain';
import { unpackAny } from '@tailorbird/engine/packed';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useMatches } from 'react-router';

/** Where it does not come, the page goes on without. */
const fetchWatch = () => importAgain(() => import('./watchPage.ts')).catch(() => undefined);

/** Reports every page once it is shown, and presses on it. What that takes is fetched after the page. */
export function useAnalytics(): void {
  const { pathname, search } = useLocation();
  const page = useMatches().at(-1);
  const showPage = useEffectEvent(async () => {
    const watch = await fetchWatch();
    if (page) watch?.showPage({ id: page.id, pathname, data: unpackAny(page.loaderData) });
  });
  // The external systems are the document and what listens to the data layer.
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    void fetchWatch().then((watch) => {
      if (!left) stop = watch?.watchClicks();
    });
    return () => {
      left = true;
      stop?.();
    };
  }, []);
  // The same: a page counts when its address changes, not when its data is fetched anew.
  useEffect(() => {
    if (pathname) void showPage();
  }, [pathname, search]);
}
