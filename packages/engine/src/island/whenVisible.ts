/** A quarter of a screen more above and below: time to fetch an island's script before it is seen. */
const margin = '25% 0px';

/**
 * Calls back once, when a part of the element is almost in view: a quarter of a screen away.
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
  for (const part of element.children) sight.observe(part);
  return () => sight.disconnect();
}
