import { type RefObject, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';

/**
 * A form that posts to a page and stays where it is; without script that page is where it ends, and `posted` is what it
 * was answered. Forms of one `key` share what they were answered. After an answer the focus goes to what is wrong in `root`.
 */
export function useStayingForm<Answer>(posted?: Answer, key?: string) {
  const fetcher = useFetcher({ ...(key !== undefined && { key }) });
  // What the page's action answers, which is plain data.
  const answer = (fetcher.data as Answer | undefined) ?? posted;
  const root = useFirstInvalidFocus<HTMLDivElement>(answer);
  return { Form: fetcher.Form, answer, busy: fetcher.state !== 'idle', root };
}

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
