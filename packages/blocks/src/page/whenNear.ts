/** A quarter of a screen more above and below: time to fetch a block before it is seen. */
const margin = '25% 0px';

/** Calls back once, when a part of the element is almost in view. Returns how to stop waiting. */
export function whenNear(element: Element, onNear: () => void): () => void {
  const sight = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      onNear();
    },
    { rootMargin: margin },
  );
  for (const part of element.children) sight.observe(part);
  return () => sight.disconnect();
}
