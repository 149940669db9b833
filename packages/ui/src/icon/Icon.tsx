import { createElement } from 'react';
import type { NativeProps } from '../nativeProps.ts';
import type { IconDrawing } from './icons.ts';

/** Which icon, how large, and what it says where no words stand beside it. */
export interface IconProps extends NativeProps<'svg'> {
  /** From `@tailorbird/ui/icons`. */
  of: IconDrawing;
  /** Side in pixels. @default 20 */
  size?: 14 | 16 | 20 | 24 | 32 | undefined;
  /** Filled with its own colour: a saved heart, a given star. */
  filled?: boolean | undefined;
  /** Leave out when the words beside it say the same: the icon is then hidden from screen readers. */
  label?: string | undefined;
}

/** A line icon in the colour of its surroundings. */
export function Icon({ of, size = 20, filled, label, ...native }: IconProps) {
  const voice = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const shapes = of.map(([tag, attributes]) => createElement(tag, attributes));
  return createElement(
    'svg',
    {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      stroke: 'currentColor',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...native,
      ...voice,
      strokeWidth: 1.5,
      fill: filled ? 'currentColor' : 'none',
      focusable: 'false',
    },
    ...shapes,
  );
}
