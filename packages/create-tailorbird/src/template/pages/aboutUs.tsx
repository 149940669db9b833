import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { Heading } from '@tailorbird/ui/Heading';
import { shop } from '../app/shop.ts';

export function meta() {
  return [{ title: `About us | ${shop.name}` }];
}

/** A page of the shop's own: a route like any other of React Router. */
export default function AboutUs() {
  const { href } = usePageFacts();
  return (
    <main id="main" tabIndex={-1} className="shop-message">
      <Heading level={1}>About {shop.name}</Heading>
      <p>
        <a href={href('/')}>Back to the front</a>
      </p>
    </main>
  );
}
