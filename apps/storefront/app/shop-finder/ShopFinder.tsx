import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { Button } from '@tailorbird/ui/Button';
import { TextField } from '@tailorbird/ui/TextField';
import { useReady } from '@tailorbird/ui/useReady';
import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import { useFirstInvalidFocus } from '../form/useStayingForm.ts';
import { inOrder } from './distance.ts';
import { ShopFinderRoot } from './ShopFinder.styles.ts';
import { ShopMapView } from './ShopMapView.tsx';
import { ShopRow } from './ShopRow.tsx';
import type { PhysicalShop, Point } from './shop.ts';
import { useHere } from './useHere.ts';

interface ShopFinderProps {
  readonly shops: readonly PhysicalShop[];
  /** What was typed, and where that is: absent for a place we do not know. */
  readonly place: string;
  readonly from: Point | undefined;
  /** Milliseconds since 1970 when the page was made. */
  readonly madeAt: number;
}

const minute = 60_000;

/** Every shop, nearest first once there is a place to be near, with its hours and whether it is open now. */
export function ShopFinder({ shops, place, from, madeAt }: ShopFinderProps) {
  const { market, href } = usePageFacts();
  const ready = useReady();
  const { here, problem, ask } = useHere(place);
  const [now, setNow] = useState(madeAt);
  // The external system is the clock: the page may have been made a while ago, and stays open.
  useEffect(() => {
    const look = () => setNow(Date.now());
    const soon = setTimeout(look);
    const timer = setInterval(look, minute);
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
    };
  }, []);
  const near = here ?? from;
  const unknown = place !== '' && !near ? unknownPlace(place) : undefined;
  const root = useFirstInvalidFocus<HTMLDivElement>(unknown);
  const listed = inOrder(shops, near, market);
  return (
    <ShopFinderRoot ref={root}>
      <div data-part="find">
        <Form action={href('/shop-finder')} role="search" aria-label="Find the nearest shop" key={place}>
          <TextField
            label="Town or postcode"
            name="place"
            defaultValue={place}
            maxLength={60}
            required
            error={unknown}
          />
          <Button type="submit">Find</Button>
        </Form>
        <span data-part="here" data-off={ready ? undefined : ''}>
          <Button variant="tertiary" onClick={ask}>
            Use where I am
          </Button>
        </span>
        <p role="status">{problem ?? said(place, from, here)}</p>
      </div>
      <ol>
        {listed.map((shop, at) => (
          <ShopRow key={shop.id} shop={shop} number={at + 1} from={near} now={new Date(now)} />
        ))}
      </ol>
      <ShopMapView listed={listed} />
    </ShopFinderRoot>
  );
}

function said(place: string, from: Point | undefined, here: Point | undefined): string {
  if (here) return 'Nearest to where you are.';
  return from ? `Nearest to ${place}.` : '';
}

const unknownPlace = (place: string) =>
  `We do not know “${place}”. Try the nearest large town, or a UK postcode.`;
