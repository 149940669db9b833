import { altText } from '../fields/altText.ts';
import { usePageFacts } from '../page/PageFacts.tsx';
import { PictureForPhones } from '../parts/PictureForPhones.tsx';
import { BagPageImageRoot } from './BagPageImage.styles.ts';
import type { BagPageImageContent } from './schema.ts';

const sizes = '(min-width: 1600px) 1600px, 100vw';

/** A band under the bag, with a picture of its own for phones if given; with a link, it leads there. */
export function BagPageImage({ image, mobileImage, imageAlt, url }: BagPageImageContent) {
  const { href } = usePageFacts();
  const alt = altText(image, imageAlt);
  const band = <PictureForPhones media={image} other={mobileImage} alt={alt} sizes={sizes} ratio="16 / 9" />;
  return (
    <BagPageImageRoot>
      {url === undefined ? (
        band
      ) : (
        <a href={href(url)} aria-label={alt || 'See more'} data-promotion="bag-page-image">
          {band}
        </a>
      )}
    </BagPageImageRoot>
  );
}
