import { type RefObject, useEffect, useRef, useState } from 'react';

/** One panel of a menu is open at a time, or none. */
export interface OpenPanel {
  readonly root: RefObject<HTMLElement | null>;
  /** The item whose panel is open. */
  readonly open: string | undefined;
  /** Opens an item's panel, or with nothing closes it; after a delay in milliseconds unless another change comes. */
  readonly change: (item: string | undefined, delay?: number) => void;
  /** Opens an item's panel or closes it. One that a resting mouse opened stays: who presses meant to open it. */
  readonly press: (item: string) => void;
}

interface PanelState {
  readonly page: string | undefined;
  readonly item?: string | undefined;
  readonly isRested?: boolean;
}

/** Keeps which panel is open. A press outside the menu closes it, and so do Escape, wherever the focus is, and another page. */
export function useOpenPanel(page: string | undefined): OpenPanel {
  const root = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [state, setState] = useState<PanelState>({ page });
  const open = state.page === page ? state.item : undefined;

  const change = (item: string | undefined, delay = 0) => {
    clearTimeout(timer.current);
    if (delay === 0) return setState({ page, item });
    timer.current = setTimeout(
      () =>
        setState((now) => (now.page === page && now.item === item ? now : { page, item, isRested: true })),
      delay,
    );
  };
  const press = (item: string) => change(open === item && !state.isRested ? undefined : item);

  // The external system is the document: it hears presses outside the menu, and keys.
  useEffect(() => {
    if (open === undefined) return;
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && root.current?.contains(target))) setState({ page });
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setState({ page });
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, page]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return { root, open, change, press };
}
