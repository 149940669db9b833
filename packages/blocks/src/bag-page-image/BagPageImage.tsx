import { BagPageImageRoot } from './BagPageImage.styles.ts';
import type { BagPageImageContent } from './schema.ts';

/** A title over a few words. */
export function BagPageImage({ title, text }: BagPageImageContent) {
  return (
    <BagPageImageRoot>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
    </BagPageImageRoot>
  );
}
