import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { Link } from '@tailorbird/ui/Link';
import { distanceKm, distanceText } from './distance.ts';
import { type OpenState, openState, timeText, weekText } from './openState.ts';
import type { PhysicalShop, Point } from './shop.ts';

interface ShopRowProps {
  readonly shop: PhysicalShop;
  /** Its number on the map. */
  readonly number: number;
  readonly from: Point | undefined;
  readonly now: Date;
}

/** One shop: where it is, whether it is open, its hours, and the way there. */
export function ShopRow({ shop, number, from, now }: ShopRowProps) {
  const { market } = usePageFacts();
  const state = openState(shop, now);
  const map = `https://www.openstreetmap.org/?mlat=${shop.latitude}&mlon=${shop.longitude}#map=17/${shop.latitude}/${shop.longitude}`;
  return (
    <li id={shop.id}>
      <span data-part="number" aria-hidden>
        {number}
      </span>
      <h2>{shop.town}</h2>
      <p>
        {shop.street}, {shop.country}
      </p>
      {from && <p data-part="far">{distanceText(distanceKm(from, shop), market === 'eu' ? 'km' : 'mi')}</p>}
      <p data-part="state" data-open={state.tag === 'open' ? '' : undefined}>
        {stateText(state)}
      </p>
      <dl>
        {weekText(shop.week).map(({ days, hours }) => (
          <Hours key={days} days={days} hours={hours} />
        ))}
      </dl>
      <p>
        <Link href={map} rel="noopener">
          Find {shop.town} on a street map
        </Link>
      </p>
    </li>
  );
}

function Hours({ days, hours }: { days: string; hours: string }) {
  return (
    <>
      <dt>{days}</dt>
      <dd>{hours}</dd>
    </>
  );
}

function stateText(state: OpenState): string {
  switch (state.tag) {
    case 'open':
      return `Open now, until ${timeText(state.until)}`;
    case 'closed':
      return `Closed now, opens ${state.day} at ${timeText(state.opens)}`;
    case 'closed-for-good':
      return 'Closed';
  }
}
