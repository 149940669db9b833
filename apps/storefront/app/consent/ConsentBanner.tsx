import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { Button } from '@tailorbird/ui/Button';
import { useEffect, useRef } from 'react';
import { ConsentBannerRoot } from './ConsentBanner.styles.ts';
import { choicesPath } from './choicesPath.ts';
import { useChoose } from './useChoose.ts';

/**
 * Asks once, and lets the shopper go on without answering: refusing is one press, as accepting is, and both look the
 * same. It takes no focus and covers nothing that is reached by the keyboard.
 */
export function ConsentBanner() {
  const { href } = usePageFacts();
  const banner = useRef<HTMLElement>(null);
  const choose = useChoose(() => {
    // The button that had the focus goes with the banner.
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  });
  // The external system is the page's scrolling: what gets the focus comes to rest above the banner.
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBlockEnd = `${(banner.current?.offsetHeight ?? 0) + 64}px`;
    return () => {
      style.scrollPaddingBlockEnd = '';
    };
  }, []);
  return (
    <ConsentBannerRoot ref={banner} aria-label="Cookies">
      <form method="post" action={href(choicesPath)} onSubmit={choose}>
        <p>
          May we count what is looked at, and suggest things by it? Bag, login and checkout work either way,
          and nothing is counted until you say so.
        </p>
        <div data-part="ways">
          <Button type="submit" name="choice" value="none" variant="secondary" fullWidth>
            Refuse
          </Button>
          <Button type="submit" name="choice" value="all" variant="secondary" fullWidth>
            Accept
          </Button>
          <a href={href(choicesPath)}>Choose</a>
        </div>
      </form>
    </ConsentBannerRoot>
  );
}
