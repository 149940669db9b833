import type { MouseEvent, ReactNode } from 'react';
import type { NativeProps } from '../nativeProps.ts';
import { ButtonRoot } from './Button.styles.ts';
import type { ButtonVariant } from './buttonVariants.ts';

interface ButtonLook {
  /** One of the specification’s styles. @default primary */
  variant?: ButtonVariant | undefined;
  /** How high it stands and how large its words are. @default regular */
  size?: 'small' | 'regular' | 'large' | undefined;
  /** Takes the whole width it is given. */
  fullWidth?: boolean | undefined;
  /** Something was asked for and is on its way: the button keeps its size and focus, and ignores presses. */
  loading?: boolean | undefined;
  /** Cannot be pressed; a link then leads nowhere and says so. */
  disabled?: boolean | undefined;
  /** The words of the button; an icon may stand with them. */
  children?: ReactNode;
}

interface LinkButtonProps extends ButtonLook, NativeProps<'a', 'type' | 'href' | 'children'> {
  /** Where it leads: it is then a link. */
  href: string;
}

interface PlainButtonProps extends ButtonLook, NativeProps<'button', 'children' | 'disabled'> {
  href?: undefined;
}

/** A button, or with `href` a link that looks like one. */
export type ButtonProps = LinkButtonProps | PlainButtonProps;

const ignore = (event: MouseEvent): void => event.preventDefault();

/** The one way to act. Renders `<a>` when it leads somewhere, `<button type="button">` otherwise. */
export function Button({
  variant = 'primary',
  size,
  fullWidth,
  loading,
  disabled,
  children,
  ...native
}: ButtonProps) {
  const look = {
    'data-variant': variant,
    'data-size': size === 'regular' ? undefined : size,
    'data-wide': fullWidth ? '' : undefined,
    'data-disabled': disabled ? '' : undefined,
    'aria-busy': loading ? true : undefined,
    children: (
      <>
        <span data-part="label">{children}</span>
        {loading && <span data-part="wait" />}
      </>
    ),
  };
  if (native.href === undefined)
    return (
      <ButtonRoot
        {...native}
        {...look}
        type={native.type ?? 'button'}
        disabled={disabled}
        aria-disabled={loading ? true : native['aria-disabled']}
        onClick={loading ? ignore : native.onClick}
      />
    );
  const closed = (disabled || loading) && { role: 'link', 'aria-disabled': true, href: undefined };
  return <ButtonRoot as="a" {...native} {...look} {...closed} />;
}
