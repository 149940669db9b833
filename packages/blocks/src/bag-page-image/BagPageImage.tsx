import { below } from '@tailorbird/tokens/breakpoints';
import { Picture } from '@tailorbird/ui/Picture';
import { pictureWidths, sourceSet } from '@tailorbird/ui/pictureSource';
import { altText } from '../fields/altText.ts';
import type { Media } from '../fields/media.ts';
import { usePageFacts } from '../page/PageFacts.tsx';
import { BagPageImageRoot } from './BagPageImage.styles.ts';
import type { BagPageImageContent } from './schema.ts';

const phone = below.tablet.replace('@media ', '');
const sizes = '(min-width: 1600px) 1600px, 100vw';

const stillOf = (media: Media): string => (media.type === 'image' ? media.src : media.poster);

/** A band under the bag, with a picture of its own for phones if given; with a link, it leads there. */
export function BagPageImage({ image, mobileImage, imageAlt, url }: BagPageImageContent) {
  const { href } = usePageFacts();
  const alt = altText(image, imageAlt);
  const band = (
    <picture>
      {mobileImage && (
        <source media={phone} srcSet={sourceSet(stillOf(mobileImage), pictureWidths)} sizes={sizes} />
      )}
      <Picture src={stillOf(image)} alt={alt} sizes={sizes} ratio="16 / 9" />
    </picture>
  );
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
