import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { colourToPath } from '@tailorbird/commerce/variants/colourInPath';
import { whenVisible } from '@tailorbird/engine/whenVisible';
import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { lazyPart } from '../lazyPart.tsx';
import { RecommendationPodsRoot } from './RecommendationPods.styles.ts';
import type { Recommendations } from './recommend.ts';

/** Loaded with the recommendations themselves: the page above needs no product cards. */
const RecommendationPod = lazyPart(
  () => import('./RecommendationPod.tsx'),
  (m) => m.RecommendationPod,
);

interface RecommendationPodsProps {
  readonly productId: number;
  readonly colour: string;
}

/** Two pods of what else a shopper may like, asked for when they come near; their room is kept until then. */
export function RecommendationPods({ productId, colour }: RecommendationPodsProps) {
  const { href } = usePageFacts();
  const { data, load } = useFetcher<Recommendations>();
  const root = useRef<HTMLDivElement>(null);
  const address = href(`/recommendations/${productId}/${colourToPath(colour)}`);
  // The external system is the browser's view of the page: what is far below costs nothing.
  useEffect(() => {
    if (!root.current) return undefined;
    return whenVisible(root.current, () => void load(address));
  }, [address, load]);
  const [lost, setLost] = useState(false);
  const pods =
    data && !lost
      ? [
          { title: 'Goes well with', products: data.goesWith },
          { title: 'You may also like', products: data.similar },
        ].filter(({ products }) => products.length > 0)
      : [];
  return (
    <RecommendationPodsRoot ref={root} data-empty={data && pods.length === 0 ? '' : undefined}>
      <div>
        {pods.map((pod) => (
          <RecommendationPod key={pod.title} {...pod} onLost={() => setLost(true)} />
        ))}
      </div>
    </RecommendationPodsRoot>
  );
}
