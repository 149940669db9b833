import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { ProductCard } from '@tailorbird/commerce/model/product';
import { colourToPath } from '@tailorbird/commerce/variants/colourInPath';
import { Button } from '@tailorbird/ui/Button';
import { useEffect, useState } from 'react';
import { askServer } from '../http/askServer.ts';
import { RecentlyViewedRoot } from './RecentlyViewed.styles.ts';
import { RecommendationPod } from './RecommendationPod.tsx';
import { type Viewed, viewedIn, viewedText, withViewed } from './viewedStyles.ts';

const key = 'viewed';

interface RecentlyViewedProps {
  readonly productId: number;
  readonly colour: string;
}

/** What was looked at before in this browser, which alone keeps it, and forgets it when asked to. */
export function RecentlyViewed({ productId, colour }: RecentlyViewedProps) {
  const { href } = usePageFacts();
  const [cards, setCards] = useState<readonly ProductCard[]>([]);
  const address = href('/me/viewed');
  // The external systems are the browser's storage and the server, which alone knows what a style costs now.
  useEffect(() => {
    const now = { productId, colour: colourToPath(colour) };
    const list = withViewed(kept(), now);
    keep(list);
    const before = list.slice(1);
    if (before.length === 0) return undefined;
    let isGone = false;
    askServer<ProductCard[]>(`${address}?${new URLSearchParams({ styles: viewedText(before) })}`).then(
      (answered) => isGone || setCards(answered),
      () => {
        // There is a next page.
      },
    );
    return () => {
      isGone = true;
    };
  }, [productId, colour, address]);
  if (cards.length === 0) return null;
  const forget = () => {
    keep([]);
    setCards([]);
  };
  return (
    <RecentlyViewedRoot>
      <RecommendationPod title="Lately looked at" products={cards} />
      <Button variant="tertiary" onClick={forget}>
        Forget these
      </Button>
    </RecentlyViewedRoot>
  );
}

function kept(): Viewed[] {
  try {
    return viewedIn(localStorage.getItem(key) ?? '');
  } catch {
    return [];
  }
}

function keep(list: readonly Viewed[]): void {
  try {
    if (list.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, viewedText(list));
  } catch {
    // Storage is full, or switched off by its owner.
  }
}
