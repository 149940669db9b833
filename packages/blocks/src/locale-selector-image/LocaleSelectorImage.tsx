import { LocaleSelectorImageRoot } from './LocaleSelectorImage.styles.ts';
import type { LocaleSelectorImageContent } from './schema.ts';

/** A title over a few words. */
export function LocaleSelectorImage({ title, text }: LocaleSelectorImageContent) {
  return (
    <LocaleSelectorImageRoot>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
    </LocaleSelectorImageRoot>
  );
}
