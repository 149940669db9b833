import { BlockView } from '@tailorbird/blocks/BlockView';
import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { marketList, markets } from '@tailorbird/commerce/market';
import { Icon } from '@tailorbird/ui/Icon';
import { ChevronDownIcon } from '@tailorbird/ui/icons';
import { LocaleChoiceRoot } from './LocaleChoice.styles.ts';
import type { LayoutContent } from './layoutContent.ts';

const signs = { GBP: '£', EUR: '€', USD: '$' } as const;

/** Where to ship to and in which currency: the button shows the currency code (commerce §2 Header). */
export function LocaleChoice({
  place = 'header',
  image,
}: {
  place?: 'header' | 'menu';
  image: LayoutContent['localeImage'];
}) {
  const { market, currency } = usePageFacts();
  const id = `locale-choice-${place}`;
  return (
    <LocaleChoiceRoot data-place={place}>
      <button
        type="button"
        popoverTarget={id}
        aria-label={`Country and currency: ${markets[market].label}, ${currency}`}
      >
        {currency} {signs[currency]} <Icon of={ChevronDownIcon} size={14} />
      </button>
      <div id={id} popover="auto">
        {image && <BlockView block={{ ...image, key: place }} />}
        <p>Where are we sending to?</p>
        <ul>
          {marketList.map((choice) => (
            <li key={choice}>
              <a href={markets[choice].prefix || '/'} aria-current={choice === market ? 'true' : undefined}>
                {markets[choice].label} <span>{markets[choice].currency}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </LocaleChoiceRoot>
  );
}
