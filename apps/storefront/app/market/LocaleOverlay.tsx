import { BlockView } from '@tailorbird/blocks/BlockView';
import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { choiceValue } from '@tailorbird/commerce/locale/localeOptions';
import { markets } from '@tailorbird/commerce/market';
import { Button } from '@tailorbird/ui/Button';
import { Dialog } from '@tailorbird/ui/Dialog';
import { useShop } from '../shopStore.ts';
import { LocaleForm } from './LocaleForm.tsx';
import { LocaleOverlayRoot } from './LocaleOverlay.styles.ts';
import { rememberAsked } from './localeAsked.ts';
import { type Locales, localeQuestion } from './locales.ts';

interface LocaleOverlayProps extends Locales {
  /** The value of the choice offered first: `Ireland EUR`. */
  readonly offered: string;
}

/** Asks whether another site suits better; opens by itself where the visitor's locale is not this one (commerce §4). */
export function LocaleOverlay({ offered, choices, image }: LocaleOverlayProps) {
  const { market, currency, href } = usePageFacts();
  const close = () => {
    rememberAsked();
    useShop.setState({ offeredLocale: undefined });
  };
  const other = choices.find((choice) => choiceValue(choice) === offered);
  const stay = () => {
    const here = choices.find(({ siteLocaleCode }) => siteLocaleCode === market);
    if (here) void keep(href('/locale'), choiceValue(here));
    close();
  };
  return (
    <Dialog open onClose={close} title={localeQuestion}>
      <LocaleOverlayRoot>
        {image && <BlockView block={{ ...image, key: 'overlay' }} />}
        <p>
          You are looking at our {markets[market].label} shop, with prices in {currency}. Another may suit you
          better.
        </p>
        <form method="post" action={href('/locale')}>
          <Button type="submit" name="to" value={offered} fullWidth>
            Go to {other?.name} ({other?.code})
          </Button>
        </form>
        <Button variant="secondary" onClick={stay} fullWidth>
          Stay here
        </Button>
        <LocaleForm choices={choices.filter((choice) => choice !== other)} />
      </LocaleOverlayRoot>
    </Dialog>
  );
}

/** Has the choice remembered without loading the page anew; if it fails, the question comes again on another visit. Its answer is not followed. */
async function keep(action: string, to: string): Promise<void> {
  const body = new URLSearchParams({ to });
  await fetch(action, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => undefined);
}
