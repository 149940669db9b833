import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * What a browser does by itself when it loads a page, for one that is gone to without: its title is read out, and a
 * focus that went with the page before stands at the beginning of this one (WCAG 2.4.3, 4.1.3).
 */
export function PageArrival() {
  const { key, hash } = useLocation();
  const at = useRef(key);
  const [title, setTitle] = useState('');
  // The external system is the document: its title, and what in it has the focus.
  useEffect(() => {
    if (at.current === key) return;
    at.current = key;
    setTitle(document.title);
    if (document.activeElement === document.body && !hash)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [key, hash]);
  return (
    <div aria-live="polite" data-part="arrival">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
