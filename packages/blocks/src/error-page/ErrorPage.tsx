import { ErrorPageRoot } from './ErrorPage.styles.ts';
import type { ErrorPageContent } from './schema.ts';

/** A title over a few words. */
export function ErrorPage({ title, text }: ErrorPageContent) {
  return (
    <ErrorPageRoot>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
    </ErrorPageRoot>
  );
}
