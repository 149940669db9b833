import { type RefObject, useEffect, useRef } from 'react';

/** After an answer the focus goes to the first field that is wrong, or else to the message (experience §2). */
export function useFirstInvalidFocus(answer: unknown): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  // The external system is the browser's focus.
  useEffect(() => {
    if (answer) main.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [answer]);
  return main;
}
