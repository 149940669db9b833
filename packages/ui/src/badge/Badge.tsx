import { customProperties } from '../customProperties.ts';
import type { NativeProps } from '../nativeProps.ts';
import { BadgeRoot } from './Badge.styles.ts';

/** A short word on a product: "Sale", "New in", "30% off". */
export interface BadgeProps extends NativeProps<'span', 'children'> {
  /** The word itself. */
  text: string;
  /** `sale` is the specification’s red ground with white text. @default ink */
  tone?: 'sale' | 'ink' | 'madder' | 'paper' | undefined;
  /** An editor’s own ground, as a CSS colour. */
  background?: string | undefined;
  /** An editor’s own text colour, as a CSS colour. */
  colour?: string | undefined;
}

/** A small filled label. */
export function Badge({ text, tone = 'ink', background, colour, ...native }: BadgeProps) {
  return (
    <BadgeRoot
      {...native}
      data-tone={tone}
      style={customProperties({ '--badge-background': background, '--badge-colour': colour })}
    >
      {text}
    </BadgeRoot>
  );
}
