import { type KeyboardEvent, useId, useRef, useState } from 'react';

/**
 * A text field whose arrow keys walk through a list of options while the focus stays in the field (the combobox
 * pattern of the WAI-ARIA practices). Enter presses the option it stands on.
 */
export function useCombobox() {
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [active, setActive] = useState<string>();
  const onKeyDown = (event: KeyboardEvent) => {
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    const at = options.findIndex(({ id }) => id === active);
    if (event.key === 'Enter' && options[at]) {
      event.preventDefault();
      options[at].click();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const next = options[nextPlace(at, event.key === 'ArrowDown' ? 1 : -1, options.length)];
    setActive(next?.id);
    next?.scrollIntoView({ block: 'nearest' });
  };
  return { list, listId, active, leaveOption: () => setActive(undefined), onKeyDown };
}

/** The option after or before a place, where -1 is the field itself: it comes before the first and after the last. */
export function nextPlace(at: number, step: 1 | -1, count: number): number {
  const places = count + 1;
  return ((at + 1 + step + places) % places) - 1;
}
