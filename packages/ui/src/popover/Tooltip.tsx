import {
  autoUpdate,
  flip,
  offset,
  shift,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
  useRole,
} from '@floating-ui/react';
import { type ReactElement, useState } from 'react';
import { FloatingRoot } from './Floating.styles.ts';
import type { PopoverTrigger } from './Popover.tsx';

/** A few words about a control. Never the only place they are said: touch has no hover. */
export interface TooltipProps {
  text: string;
  /** Draws the control: `(trigger) => <IconButton {...trigger} … />`. */
  renderTrigger: (trigger: PopoverTrigger) => ReactElement;
  /** @default 'top' */
  placement?: 'top' | 'bottom' | 'left' | 'right' | undefined;
}

/** Shows on hover and on focus, stays while the pointer is on it, and Escape puts it away (WCAG 1.4.13). */
export function Tooltip({ text, renderTrigger, placement = 'top' }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const { refs, floatingStyles, context } = useFloating({
    open,
    onOpenChange: setOpen,
    placement,
    middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, { delay: { open: 160, close: 160 }, move: false }),
    useFocus(context),
    useDismiss(context),
    useRole(context, { role: 'tooltip' }),
  ]);
  return (
    <>
      {renderTrigger(getReferenceProps({ ref: refs.setReference }))}
      {open && (
        <FloatingRoot
          {...getFloatingProps({ ref: refs.setFloating })}
          data-kind="tooltip"
          style={floatingStyles}
        >
          {text}
        </FloatingRoot>
      )}
    </>
  );
}
