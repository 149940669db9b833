import {
  autoUpdate,
  FloatingFocusManager,
  flip,
  offset,
  shift,
  useClick,
  useDismiss,
  useFloating,
  useInteractions,
  useRole,
} from '@floating-ui/react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { FloatingRoot } from './Floating.styles.ts';

/** What a popover’s trigger must pass on to its button. */
export type PopoverTrigger = Readonly<Record<string, unknown>>;

/** A small panel beside the button that opens it. */
export interface PopoverProps {
  /** What the panel is, for screen readers. */
  label: string;
  /** Draws the button: `(trigger) => <Button {...trigger}>Sort</Button>`. */
  renderTrigger: (trigger: PopoverTrigger) => ReactElement;
  children: ReactNode | ((panel: { close: () => void }) => ReactNode);
  /** Side it prefers; it turns when there is no room. @default 'bottom-start' */
  placement?: 'top' | 'bottom' | 'bottom-start' | 'bottom-end' | 'left' | 'right' | undefined;
}

/** Opens on a press; Escape, a press outside and leaving by Tab close it, and focus goes back to its button. */
export function Popover({ label, renderTrigger, children, placement = 'bottom-start' }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const { refs, floatingStyles, context } = useFloating({
    open,
    onOpenChange: setOpen,
    placement,
    middleware: [offset(8), flip({ padding: 12 }), shift({ padding: 12 })],
    whileElementsMounted: autoUpdate,
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useClick(context),
    useDismiss(context),
    useRole(context, { role: 'dialog' }),
  ]);
  const close = (): void => setOpen(false);
  return (
    <>
      {renderTrigger(getReferenceProps({ ref: refs.setReference }))}
      {open && (
        <FloatingFocusManager context={context} modal={false}>
          <FloatingRoot
            {...getFloatingProps({ ref: refs.setFloating })}
            data-kind="popover"
            aria-label={label}
            style={floatingStyles}
          >
            {typeof children === 'function' ? children({ close }) : children}
          </FloatingRoot>
        </FloatingFocusManager>
      )}
    </>
  );
}
