import { ContentPageRoot } from './ContentPage.styles.ts';
import type { ContentPageContent } from './schema.ts';

/** A title over a few words. */
export function ContentPage({ title, text }: ContentPageContent) {
  return (
    <ContentPageRoot>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
    </ContentPageRoot>
  );
}
