import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { colourToPath } from '@tailorbird/commerce/variants/colourInPath';
import { whenVisible } from '@tailorbird/engine/whenVisible';
import { useEffect, useRef, useState } from 'react';
import { askServer } from '../http/askServer.ts';
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

const none: Recommendations = { goesWith: [], similar: [] };

/**
 * Two pods of what else a shopper may like, asked for when they come near; their room is kept until then. Where they do
 * not come they are left out.
 */
export function RecommendationPods({ productId, colour }: RecommendationPodsProps) {
  const { href } = usePageFacts();
  const [came, setCame] = useState<Recommendations>();
  const root = useRef<HTMLDivElement>(null);
  const address = href(`/recommendations/${productId}/${colourToPath(colour)}`);
  // The external systems are the browser's view of the page, as what is far below costs nothing, and the server.
  useEffect(() => {
    let isGone = false;
    const take = (answer: Recommendations) => isGone || setCame(answer);
    const ask = () => void askServer<Recommendations>(address).then(take, () => take(none));
    const leave = root.current && whenVisible(root.current, ask);
    return () => {
      isGone = true;
      leave?.();
    };
  }, [address]);
  const { goesWith, similar } = came ?? none;
  const pods = [
    { title: 'Goes well with', products: goesWith },
    { title: 'You may also like', products: similar },
  ].filter(({ products }) => products.length > 0);
  return (
    <RecommendationPodsRoot ref={root} data-empty={came && pods.length === 0 ? '' : undefined}>
      <div>
        {pods.map((pod) => (
          <RecommendationPod key={pod.title} {...pod} onLost={() => setCame(none)} />
        ))}
      </div>
    </RecommendationPodsRoot>
  );
}
