import { Icon } from '../icon/Icon.tsx';
import type { IconDrawing } from '../icon/icons.ts';
import type { NativeProps } from '../nativeProps.ts';
import { IconButtonRoot } from './IconButton.styles.ts';

interface IconButtonLook {
  /** From `@tailorbird/ui/icons`. */
  icon: IconDrawing;
  /** What it does, in words: the only name a screen reader has for it. */
  label: string;
  /** `paper` stands on pictures. @default 'plain' */
  tone?: 'plain' | 'paper' | 'outlined' | undefined;
  /** @default 20 */
  iconSize?: 16 | 20 | 24 | undefined;
  filled?: boolean | undefined;
  /** A small number at the corner, as on the bag; `label` should say it too. Zero is not shown. */
  count?: number | undefined;
}

type IconLinkProps = IconButtonLook & Omit<NativeProps<'a'>, 'children' | 'type'> & { href: string };
type PlainIconButtonProps = IconButtonLook & Omit<NativeProps<'button'>, 'children'> & { href?: undefined };

/** A round button, or with `href` a link, that shows an icon and speaks its label. */
export type IconButtonProps = IconLinkProps | PlainIconButtonProps;

function Face({
  icon,
  iconSize,
  filled,
  count,
}: Pick<IconButtonLook, 'icon' | 'iconSize' | 'filled' | 'count'>) {
  return (
    <>
      <Icon of={icon} size={iconSize} filled={filled} />
      {count !== undefined && count > 0 && (
        <span data-part="count" aria-hidden="true">
          {count}
        </span>
      )}
    </>
  );
}

/** An icon to press, 44 px square. */
export function IconButton(props: IconButtonProps) {
  if (props.href !== undefined) {
    const { icon, label, tone, iconSize, filled, count, ...native } = props;
    return (
      <IconButtonRoot as="a" {...native} aria-label={label} data-tone={tone}>
        <Face icon={icon} iconSize={iconSize} filled={filled} count={count} />
      </IconButtonRoot>
    );
  }
  const { icon, label, tone, iconSize, filled, count, type = 'button', ...native } = props;
  return (
    <IconButtonRoot {...native} type={type} aria-label={label} data-tone={tone}>
      <Face icon={icon} iconSize={iconSize} filled={filled} count={count} />
    </IconButtonRoot>
  );
}
