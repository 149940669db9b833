import { customProperties } from '@tailorbird/ui/customProperties';
import { IconButton } from '@tailorbird/ui/IconButton';
import { PauseIcon, PlayIcon } from '@tailorbird/ui/icons';
import { useState } from 'react';
import { usePageFacts } from '../page/PageFacts.tsx';
import { useTicker } from '../parts/ticker/useTicker.ts';
import { BenefitBarRoot } from './BenefitBar.styles.ts';
import type { BenefitBarContent } from './schema.ts';

/** How long each benefit is shown, in milliseconds (blocks §9). */
const interval = 3500;

/**
 * One benefit after another. It waits while pointed at, focused or out of sight, and can be stopped. Without script,
 * and for those who want no motion, all stand in one line, which a phone swipes. The page decides by `showHomepage` whether it is
 * on the home page.
 */
export function BenefitBar({ items, backgroundColour, textColour }: BenefitBarContent) {
  const { href } = usePageFacts();
  const single = items.length === 1;
  const [moves, setMoves] = useState(0);
  const at = moves % items.length;
  const { stopped, toggle, holders } = useTicker(single ? undefined : interval, () => setMoves(moves + 1));
  if (items.length === 0) return null;
  return (
    <BenefitBarRoot
      aria-label="Benefits"
      data-single={single ? '' : undefined}
      data-restarting={moves > 0 && at === 0 ? '' : undefined}
      style={customProperties({ '--at': at, '--ground': backgroundColour, '--text': textColour })}
      {...holders}
    >
      <ul>
        {items.map(({ text, url }, index) => (
          <li key={`${index} ${text}`} data-current={index === at ? '' : undefined}>
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
      {!single && (
        <IconButton
          icon={stopped ? PlayIcon : PauseIcon}
          iconSize={16}
          label={stopped ? 'Play the benefits' : 'Pause the benefits'}
          onClick={toggle}
        />
      )}
    </BenefitBarRoot>
  );
}
