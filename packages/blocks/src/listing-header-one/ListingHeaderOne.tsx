import { usePageFacts } from '../PageFacts.tsx';
import { WavyText } from '../WavyText.tsx';
import { type DescriptionCuts, descriptionCuts } from './descriptionCuts.ts';
import { ListingHeaderOneRoot } from './ListingHeaderOne.styles.ts';
import type { ListingHeaderOneContent } from './schema.ts';

/** Opens and closes without script. Between 36 and 100 characters only a phone needs it. */
function Description({ full, phone, desktop }: DescriptionCuts) {
  if (phone === undefined) return <p>{full}</p>;
  return (
    <>
      {desktop === undefined && <p data-on="desktop">{full}</p>}
      <details data-on={desktop === undefined ? 'phone' : undefined}>
        <summary>
          <span data-part="cut" data-on="phone">
            {`${phone} `}
          </span>
          {desktop !== undefined && (
            <span data-part="cut" data-on="desktop">
              {`${desktop} `}
            </span>
          )}
          <b data-part="more">see more</b>
          <b data-part="less">see less</b>
        </summary>
        <p>{full}</p>
      </details>
    </>
  );
}

/** The words above a listing: its title, a description that opens, and links to narrower listings. */
export function ListingHeaderOne({
  title,
  description,
  hasDescription,
  linkButtons,
}: ListingHeaderOneContent) {
  const { href } = usePageFacts();
  const cuts = hasDescription ? descriptionCuts(description) : undefined;
  return (
    <ListingHeaderOneRoot>
      <h1>
        <WavyText text={title} />
      </h1>
      {cuts && <Description {...cuts} />}
      {linkButtons.length > 0 && (
        <ul>
          {linkButtons.map(({ text, url }) => (
            <li key={text + url}>
              <a href={href(url)}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </ListingHeaderOneRoot>
  );
}
