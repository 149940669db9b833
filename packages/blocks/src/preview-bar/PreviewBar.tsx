import { PreviewBarRoot } from './PreviewBar.styles.ts';
import type { PreviewBarContent } from './schema.ts';

/** A title over a few words. */
export function PreviewBar({ title, text }: PreviewBarContent) {
  return (
    <PreviewBarRoot>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
    </PreviewBarRoot>
  );
}
