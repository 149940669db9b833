import { type RefObject, useEffect, useRef } from 'react';

/** What is wrong and can have the focus: of a group of choices its first choice. */
const wrongField =
  '[aria-invalid="true"]:not([role="radiogroup"]), [role="radiogroup"][aria-invalid="true"] input';

/** After an answer the focus goes to the first field that is wrong, or else to the message (experience §2). */
export function useFirstInvalidFocus<E extends HTMLElement = HTMLElement>(
  answer: unknown,
): RefObject<E | null> {
  const main = useRef<E>(null);
  // The external system is the browser's focus.
  useEffect(() => {
    if (!answer) return;
    const wrong = (selector: string) => main.current?.querySelector<HTMLElement>(selector);
    (wrong(wrongField) ?? wrong('[role="alert"]'))?.focus();
  }, [answer]);
  return main;
}
