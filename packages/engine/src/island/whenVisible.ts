/** A quarter of a screen more above and below: time to fetch an island's script before it is seen. */
const margin = '25% 0px';

/**
 * Calls back once, when a part of the element is almost in view: a quarter of a screen away. One that hides itself until it
 * has something to show, as a countdown to come, has no box to be seen, and is taken for visible at once.
 * @returns How to stop waiting.
 */
export function whenVisible(element: Element, onVisible: () => void): () => void {
  const sight = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      onVisible();
    },
    { rootMargin: margin },
  );
  if ([...element.children].some((part) => part.hasAttribute('hidden'))) onVisible();
  else for (const part of element.children) sight.observe(part);
  return () => sight.disconnect();
}
