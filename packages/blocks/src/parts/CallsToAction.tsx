import { Button } from '@tailorbird/ui/Button';
import type { CallToAction } from '../fields/callToAction.ts';
import { usePageFacts } from '../page/PageFacts.tsx';
import { CallsToActionRoot } from './CallsToAction.styles.ts';

/**
 * Calls to action in a row, or one under another. Each says what its press is to be reported by, so that the page
 * can listen for all of them and the block needs no script (blocks §7).
 */
export function CallsToAction({ actions, row }: { actions: readonly CallToAction[]; row?: '1x2' | '2x1' }) {
  const { href } = usePageFacts();
  if (actions.length === 0) return null;
  return (
    <CallsToActionRoot data-row={row}>
      {actions.map(({ buttonText, buttonLink, buttonStyle, customId }, at) => (
        <Button
          key={at}
          variant={buttonStyle}
          href={href(buttonLink)}
          data-promotion={customId ?? buttonText}
        >
          {buttonText}
        </Button>
      ))}
    </CallsToActionRoot>
  );
}
