import { descriptionCuts } from '../parts/listing-header/descriptionCuts.ts';
import { ListingDescription } from '../parts/listing-header/ListingDescription.tsx';
import { ListingLinks } from '../parts/listing-header/ListingLinks.tsx';
import { WavyText } from '../parts/WavyText.tsx';
import { ListingHeaderOneRoot } from './ListingHeaderOne.styles.ts';
import type { ListingHeaderOneContent } from './schema.ts';

/** The words above a listing: its title, a description that opens, and links to narrower listings. */
export function ListingHeaderOne({
  title,
  description,
  hasDescription,
  linkButtons,
}: ListingHeaderOneContent) {
  const cuts = hasDescription ? descriptionCuts(description) : undefined;
  return (
    <ListingHeaderOneRoot>
      <h1>
        <WavyText text={title} />
      </h1>
      {cuts && <ListingDescription {...cuts} />}
      <ListingLinks links={linkButtons} />
    </ListingHeaderOneRoot>
  );
}
