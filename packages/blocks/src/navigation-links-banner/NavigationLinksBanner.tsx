import { customProperties } from '@tailorbird/ui/customProperties';
import { Picture } from '@tailorbird/ui/Picture';
import { altText } from '../fields/altText.ts';
import { stillOf } from '../fields/stillOf.ts';
import { usePageFacts } from '../page/PageFacts.tsx';
import { NavigationLinksBannerRoot } from './NavigationLinksBanner.styles.ts';
import type { NavigationLinksBannerContent } from './schema.ts';

type Item = NavigationLinksBannerContent['links'][number];

/** A film in so small a place stands still, as its poster. */
function ItemPicture({ item: { image, imageAlt }, ratio }: { item: Item; ratio: string }) {
  if (image === undefined) return null;
  return (
    <Picture
      {...stillOf(image)}
      alt={altText(image, imageAlt)}
      sizes="(min-width: 768px) 200px, 38vw"
      ratio={ratio}
    />
  );
}

/** A row of places to go; where it is wider than the screen it scrolls sideways. */
export function NavigationLinksBanner({
  heading,
  links,
  pictureShape,
  textColour,
  backgroundColour,
}: NavigationLinksBannerContent) {
  const { href } = usePageFacts();
  const pictured = links.some(({ image }) => image !== undefined);
  return (
    <NavigationLinksBannerRoot
      data-pictured={pictured ? '' : undefined}
      data-shape={pictureShape}
      data-filled={backgroundColour ? '' : undefined}
      style={customProperties({ '--ground': backgroundColour, '--text': textColour })}
    >
      {heading && <h2>{heading}</h2>}
      <nav aria-label={heading || 'Places to go'} data-under={heading || undefined}>
        <ul>
          {links.map((item, index) => (
            <li key={`${index} ${item.url}`}>
              <a href={href(item.url)} data-navigation="">
                {pictured && (
                  <span data-part="picture">
                    <ItemPicture item={item} ratio={pictureShape === 'Round' ? '1' : '4 / 5'} />
                  </span>
                )}
                <span data-part="text">{item.text}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </NavigationLinksBannerRoot>
  );
}
