import { MyAccountImageRoot } from './MyAccountImage.styles.ts';
import type { MyAccountImageContent } from './schema.ts';

/** A title over a few words. */
export function MyAccountImage({ title, text }: MyAccountImageContent) {
  return (
    <MyAccountImageRoot>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
    </MyAccountImageRoot>
  );
}
