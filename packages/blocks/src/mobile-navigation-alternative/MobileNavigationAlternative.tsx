import { MobileNavigationAlternativeRoot } from './MobileNavigationAlternative.styles.ts';
import type { MobileNavigationAlternativeContent } from './schema.ts';

/** A title over a few words. */
export function MobileNavigationAlternative({ title, text }: MobileNavigationAlternativeContent) {
  return (
    <MobileNavigationAlternativeRoot>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
    </MobileNavigationAlternativeRoot>
  );
}
