import type { MouseEvent, ReactNode } from 'react';
import type { NativeProps } from '../nativeProps.ts';
import { ButtonRoot } from './Button.styles.ts';
import type { ButtonVariant } from './buttonVariants.ts';

interface ButtonLook {
  /** One of the specification’s styles. @default 'primary' */
  variant?: ButtonVariant | undefined;
  /** @default 'regular' */
  size?: 'small' | 'regular' | 'large' | undefined;
  /** Takes the whole width it is given. */
  fullWidth?: boolean | undefined;
  /** Something was asked for and is on its way: the button keeps its size and focus, and ignores presses. */
  loading?: boolean | undefined;
  disabled?: boolean | undefined;
  children?: ReactNode;
}

type LinkButtonProps = ButtonLook & Omit<NativeProps<'a'>, 'type'> & { href: string };
type PlainButtonProps = ButtonLook & NativeProps<'button'> & { href?: undefined };

/** A button, or with `href` a link that looks like one. */
export type ButtonProps = LinkButtonProps | PlainButtonProps;

const ignore = (event: MouseEvent): void => event.preventDefault();

function look({ variant, size, fullWidth, loading, disabled }: ButtonLook) {
  return {
    'data-variant': variant ?? 'primary',
    'data-size': size === 'regular' ? undefined : size,
    'data-wide': fullWidth ? '' : undefined,
    'data-disabled': disabled ? '' : undefined,
    'aria-busy': loading ? true : undefined,
  };
}

function Face({ loading, children }: Pick<ButtonLook, 'loading' | 'children'>) {
  return (
    <>
      <span data-part="label">{children}</span>
      {loading && <span data-part="wait" />}
    </>
  );
}

function LinkButton({
  variant,
  size,
  fullWidth,
  loading,
  disabled,
  children,
  href,
  ...native
}: LinkButtonProps) {
  const closed = disabled || loading;
  return (
    <ButtonRoot
      as="a"
      {...native}
      {...look({ variant, size, fullWidth, loading, disabled })}
      {...(closed ? { role: 'link', 'aria-disabled': true } : { href })}
    >
      <Face loading={loading}>{children}</Face>
    </ButtonRoot>
  );
}

function PlainButton({
  variant,
  size,
  fullWidth,
  loading,
  disabled,
  children,
  type,
  onClick,
  ...native
}: PlainButtonProps) {
  return (
    <ButtonRoot
      {...native}
      {...look({ variant, size, fullWidth, loading, disabled })}
      type={type ?? 'button'}
      disabled={disabled}
      aria-disabled={loading ? true : native['aria-disabled']}
      onClick={loading ? ignore : onClick}
    >
      <Face loading={loading}>{children}</Face>
    </ButtonRoot>
  );
}

/** The one way to act. Renders `<a>` when it leads somewhere, `<button type="button">` otherwise. */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <PlainButton {...props} /> : <LinkButton {...props} />;
}
