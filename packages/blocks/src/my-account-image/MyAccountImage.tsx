import { Picture } from '@tailorbird/ui/Picture';
import { altText } from '../fields/altText.ts';
import { stillOf } from '../fields/stillOf.ts';
import { usePageFacts } from '../page/PageFacts.tsx';
import { MyAccountImageRoot } from './MyAccountImage.styles.ts';
import type { MyAccountImageContent } from './schema.ts';

/** A picture beside the account’s own pages; with a link, the whole of it leads there. */
export function MyAccountImage({ image, imageAlt, caption, url }: MyAccountImageContent) {
  const { href } = usePageFacts();
  const face = (
    <>
      <Picture
        {...stillOf(image)}
        alt={altText(image, imageAlt)}
        sizes="(min-width: 768px) 33vw, 100vw"
        ratio="4 / 5"
      />
      {caption && <figcaption>{caption}</figcaption>}
    </>
  );
  return (
    <MyAccountImageRoot>
      {url === undefined ? (
        face
      ) : (
        <a href={href(url)} data-promotion={caption ?? 'my-account-image'}>
          {face}
        </a>
      )}
    </MyAccountImageRoot>
  );
}
