import type { ButtonVariant } from '@tailorbird/ui/Button';

/** The button styles editors choose from (blocks §5), in the words of `@tailorbird/ui/Button`. */
export const buttonStyles = [
  'none',
  'primary',
  'secondary',
  'tertiary',
  'tertiary-white',
  'round-style',
  'old-primary',
  'old-secondary',
  'old-tertiary',
] as const satisfies readonly ButtonVariant[];

type Missing = Exclude<ButtonVariant, (typeof buttonStyles)[number]>;

/** Fails to compile when the button gains a style that editors are not offered. */
export type EveryVariantIsOffered = Missing extends never ? true : never;
