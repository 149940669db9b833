import { type RefObject, useEffect, useRef } from 'react';

/** What is wrong and can have the focus: of a group of choices its first choice. */
const wrong =
  '[aria-invalid="true"]:not([role="radiogroup"]), [role="radiogroup"][aria-invalid="true"] input, [role="alert"]';

/** After an answer the focus goes to the first field that is wrong, or else to the message (experience §2). */
export function useFirstInvalidFocus(answer: unknown): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  // The external system is the browser's focus.
  useEffect(() => {
    if (answer) main.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [answer]);
  return main;
}
