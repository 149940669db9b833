import { customProperties } from '@tailorbird/ui/customProperties';
import { IconButton } from '@tailorbird/ui/IconButton';
import { PauseIcon, PlayIcon } from '@tailorbird/ui/icons';
import { usePageFacts } from '../PageFacts.tsx';
import { BenefitBarRoot } from './BenefitBar.styles.ts';
import type { BenefitBarContent } from './schema.ts';
import { useTicker } from './useTicker.ts';

/**
 * One benefit after another. It waits while pointed at, focused or out of sight, and can be stopped. Without script,
 * and for those who want no motion, every benefit is shown at once. The page decides by `showHomepage` whether it is
 * on the home page.
 */
export function BenefitBar({ items, backgroundColour, textColour }: BenefitBarContent) {
  const { href } = usePageFacts();
  const { at, stopped, toggle, holders } = useTicker(items.length);
  return (
    <BenefitBarRoot
      aria-label="Benefits"
      data-single={items.length === 1 ? '' : undefined}
      data-restarting={at === 0 ? '' : undefined}
      style={customProperties({ '--at': at, '--ground': backgroundColour, '--text': textColour })}
      {...holders}
    >
      <ul>
        {items.map(({ text, url }, index) => (
          <li key={text} data-current={index === at ? '' : undefined}>
            {url ? <a href={href(url)}>{text}</a> : text}
          </li>
        ))}
      </ul>
      {items.length > 1 && (
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
