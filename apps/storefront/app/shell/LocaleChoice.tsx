import { BlockView } from '@tailorbird/blocks/BlockView';
import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { markets } from '@tailorbird/commerce/market';
import { Icon } from '@tailorbird/ui/Icon';
import { ChevronDownIcon } from '@tailorbird/ui/icons';
import { LocaleForm } from '../market/LocaleForm.tsx';
import { type Locales, localeQuestion } from '../market/locales.ts';
import { LocaleChoiceRoot } from './LocaleChoice.styles.ts';

const signs = { GBP: '£', EUR: '€', USD: '$' } as const;

/** Where to ship to and in which currency: the button shows the currency code (commerce §2 Header). */
export function LocaleChoice({ place = 'header', image, choices }: Locales & { place?: 'header' | 'menu' }) {
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
        <p>{localeQuestion}</p>
        <LocaleForm choices={choices} />
      </div>
    </LocaleChoiceRoot>
  );
}
