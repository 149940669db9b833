import { href } from 'virtual:static-styles';
import { useEffect } from 'react';

/**
 * Fetches the rules of what pages show later, once the page is live: what it shows at first came with it. In
 * development there is no such stylesheet, and styled-components inserts the rules itself.
 */
export function useStaticStyles(): void {
  useEffect(() => {
    if (href === undefined) return;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
    return () => link.remove();
  }, []);
}
