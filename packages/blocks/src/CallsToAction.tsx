import { Button } from '@tailorbird/ui/Button';
import { CallsToActionRoot } from './CallsToAction.styles.ts';
import type { CallToAction } from './callToAction.ts';
import { usePageFacts } from './PageFacts.tsx';

/** Calls to action in a row, or one under another. */
export function CallsToAction({ actions, row }: { actions: readonly CallToAction[]; row?: '1x2' | '2x1' }) {
  const { href } = usePageFacts();
  if (actions.length === 0) return null;
  return (
    <CallsToActionRoot data-row={row}>
      {actions.map(({ buttonText, buttonLink, buttonStyle }) => (
        <Button key={buttonText + buttonLink} variant={buttonStyle} href={href(buttonLink)}>
          {buttonText}
        </Button>
      ))}
    </CallsToActionRoot>
  );
}
