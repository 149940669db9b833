import { useEffect, useState } from 'react';

/** How long a pointer rests on a control before its name is said, in milliseconds. */
const restMs = 500;
/** How long the name stays once the pointer has left: long enough to come to it (WCAG 1.4.13), in milliseconds. */
const leaveMs = 160;

/**
 * The control whose name is to be shown: one that is an icon alone, while a mouse rests on it or the keyboard has come
 * to it. A press or any key puts the name away. It listens at the document once for all of them, so that a control
 * needs no script of its own.
 * @returns Undefined while no name is to be shown; a mouse rests 500 ms before one is, and has left 160 ms after.
 */
export function useUnnamedControl(): HTMLElement | undefined {
  const [control, setControl] = useState<HTMLElement>();
  // The external system is the document: it receives what is done to every control.
  useEffect(() => {
    let pointed: HTMLElement | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (next: HTMLElement | undefined, afterMs = 0): void => {
      clearTimeout(timer);
      if (afterMs === 0) setControl(next);
      else timer = setTimeout(setControl, afterMs, next);
    };
    const putAway = (): void => show(undefined);
    const onPointerOver = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType !== 'mouse' || !(target instanceof Element)) return;
      // The pointer has come to the name itself, which then stays.
      if (target.closest('[data-tooltip]')) return clearTimeout(timer);
      const next = iconControlAt(target);
      if (next === pointed) return;
      pointed = next;
      show(next, next ? restMs : leaveMs);
    };
    const onFocusIn = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches(':focus-visible')) show(iconControlAt(target));
    };
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('pointerover', onPointerOver, { signal });
    document.addEventListener('focusin', onFocusIn, { signal });
    for (const done of ['focusout', 'pointerdown', 'keydown'])
      document.addEventListener(done, putAway, { signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
  return control;
}

/** The control there that has a name and shows a drawing alone, and has opened nothing. */
function iconControlAt(target: Element): HTMLElement | undefined {
  const control = target.closest<HTMLElement>(':is(a, button)[aria-label]:not([aria-expanded="true"])');
  const isSilent = (node: ChildNode) =>
    node instanceof Element && (node.localName === 'svg' || node.ariaHidden === 'true');
  return control?.querySelector(':scope > svg') && [...control.childNodes].every(isSilent)
    ? control
    : undefined;
}
