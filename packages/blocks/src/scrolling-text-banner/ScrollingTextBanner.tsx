import { customProperties } from '@tailorbird/ui/customProperties';
import { Icon } from '@tailorbird/ui/Icon';
import { PauseIcon, PlayIcon } from '@tailorbird/ui/icons';
import { usePageFacts } from '../page/PageFacts.tsx';
import { marqueeOf } from './marqueeOf.ts';
import { ScrollingTextBannerRoot } from './ScrollingTextBanner.styles.ts';
import type { ScrollingTextBannerContent } from './schema.ts';

type Phrases = ScrollingTextBannerContent['phrases'];

function Round({ phrases, spoken }: { phrases: Phrases; spoken: boolean }) {
  const { href } = usePageFacts();
  return (
    <ul aria-hidden={spoken ? undefined : true} inert={!spoken}>
      {phrases.map(({ text, url }, index) => (
        <li key={`${index} ${text}`}>
          {url ? (
            <a href={href(url)} data-promotion={text}>
              {text}
            </a>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * A line of words that moves along in CSS alone. Its pause button is a checkbox, so that it works before, and without,
 * any script. The words are said and reached by keyboard once; the copies that fill the line are for the eye.
 */
export function ScrollingTextBanner({
  phrases,
  speed,
  direction,
  font,
  size,
  textColour,
  backgroundColour,
}: ScrollingTextBannerContent) {
  if (phrases.length === 0) return null;
  const { rounds, seconds } = marqueeOf(phrases, speed);
  return (
    <ScrollingTextBannerRoot
      aria-label="Announcements"
      data-direction={direction}
      data-font={font}
      data-size={size}
      style={customProperties({
        '--text': textColour,
        '--ground': backgroundColour,
        '--rounds': rounds,
        '--seconds': `${seconds}s`,
      })}
    >
      <label>
        <input type="checkbox" autoComplete="off" aria-label="Pause the moving words" />
        <span data-part="pause">
          <Icon of={PauseIcon} size={16} />
        </span>
        <span data-part="play">
          <Icon of={PlayIcon} size={16} />
        </span>
      </label>
      <div data-part="track">
        {Array.from({ length: rounds }, (_, round) => (
          <Round key={round} phrases={phrases} spoken={round === 0} />
        ))}
      </div>
    </ScrollingTextBannerRoot>
  );
}
