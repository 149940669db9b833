/** Every button style of the specification (blocks §5). The `old-` ones dress earlier content. */
export const buttonVariants = [
  'none',
  'primary',
  'secondary',
  'tertiary',
  'tertiary-white',
  'round-style',
  'old-primary',
  'old-secondary',
  'old-tertiary',
] as const;

/** One of the button styles of the specification. */
export type ButtonVariant = (typeof buttonVariants)[number];
