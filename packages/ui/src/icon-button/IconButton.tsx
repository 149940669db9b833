import { Icon } from '../icon/Icon.tsx';
import type { IconDrawing } from '../icon/icons.ts';
import type { NativeProps } from '../nativeProps.ts';
import { IconButtonRoot } from './IconButton.styles.ts';

interface IconButtonLook {
  /** From `@tailorbird/ui/icons`. */
  icon: IconDrawing;
  /** What it does, in words: the only name a screen reader has for it. */
  label: string;
  /** `paper` stands on pictures. @default plain */
  tone?: 'plain' | 'paper' | 'outlined' | undefined;
  /** Side of the icon in pixels; the button itself stays 44. @default 20 */
  iconSize?: 16 | 20 | 24 | undefined;
  /** Fills the icon with its own colour: a saved heart. */
  filled?: boolean | undefined;
  /** A small number at the corner, as on the bag; `label` should say it too. Zero is not shown. */
  count?: number | undefined;
}

interface IconLinkProps extends IconButtonLook, NativeProps<'a', 'children' | 'type' | 'href'> {
  /** Where it leads: it is then a link. */
  href: string;
}

interface PlainIconButtonProps extends IconButtonLook, NativeProps<'button', 'children'> {
  href?: undefined;
}

/** A round button, or with `href` a link, that shows an icon and speaks its label. */
export type IconButtonProps = IconLinkProps | PlainIconButtonProps;

/** An icon to press, 44 px square. */
export function IconButton({ icon, label, tone, iconSize, filled, count, ...native }: IconButtonProps) {
  const look = {
    'aria-label': label,
    'data-tone': tone,
    children: (
      <>
        <Icon of={icon} size={iconSize} filled={filled} />
        {count !== undefined && count > 0 && (
          <span data-part="count" aria-hidden="true">
            {count}
          </span>
        )}
      </>
    ),
  };
  return native.href === undefined ? (
    <IconButtonRoot {...native} {...look} type={native.type ?? 'button'} />
  ) : (
    <IconButtonRoot as="a" {...native} {...look} />
  );
}
