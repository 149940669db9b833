import { autoUpdate, flip, offset, shift, useFloating, useMergeRefs } from '@floating-ui/react';
import { createPortal } from 'react-dom';
import type { NativeProps } from '../nativeProps.ts';
import { TooltipRoot } from './Tooltip.styles.ts';

/** A few words about a control. */
export interface TooltipProps extends NativeProps<'div', 'children'> {
  /** The control it stands beside. */
  of: Element;
  /** Never the only place it is said: touch has no hover, and screen readers are told nothing of it. */
  text: string;
  /** Side it prefers; it turns when there is no room. @default top */
  placement?: 'top' | 'bottom' | 'left' | 'right' | undefined;
}

/** Says in sight what the control's name says to screen readers. In an overlay it stands within it, above the veil. */
export function Tooltip({ of, text, placement = 'top', ref, ...native }: TooltipProps) {
  const { refs, floatingStyles } = useFloating({
    elements: { reference: of },
    placement,
    strategy: 'fixed',
    middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  const root = useMergeRefs([refs.setFloating, ref]);
  return createPortal(
    <TooltipRoot {...native} ref={root} data-tooltip="" aria-hidden="true" style={floatingStyles}>
      {text}
    </TooltipRoot>,
    of.closest('dialog, [popover]') ?? of.ownerDocument.body,
  );
}
