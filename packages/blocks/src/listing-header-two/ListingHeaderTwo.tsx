import { customProperties } from '@tailorbird/ui/customProperties';
import { CallToActionColumns } from '../parts/call-to-action-columns/CallToActionColumns.tsx';
import { evenCuts } from '../parts/listing-header/descriptionCuts.ts';
import { ListingDescription } from '../parts/listing-header/ListingDescription.tsx';
import { ListingLinks } from '../parts/listing-header/ListingLinks.tsx';
import { ListingHeaderTwoRoot } from './ListingHeaderTwo.styles.ts';
import { Squiggle } from './Squiggle.tsx';
import type { ListingHeaderTwoContent } from './schema.ts';

/** The words above a listing, in the middle of a field of colour. */
export function ListingHeaderTwo({
  subHeading,
  title,
  showSquiggle,
  squiggleColour,
  squigglePosition,
  description,
  linkButtons,
  callToActionBlock,
  textColour,
  backgroundColour,
}: ListingHeaderTwoContent) {
  const cuts = evenCuts(description);
  const line = squigglePosition === '2 Line Title' ? 2 : 1;
  return (
    <ListingHeaderTwoRoot style={customProperties({ '--text': textColour, '--ground': backgroundColour })}>
      <hgroup>
        {subHeading && <p>{subHeading}</p>}
        <h1 data-squiggle={showSquiggle ? line : undefined}>
          {title}
          {showSquiggle && <Squiggle colour={squiggleColour} line={line} />}
        </h1>
      </hgroup>
      {cuts && <ListingDescription {...cuts} />}
      <ListingLinks links={linkButtons} />
      {callToActionBlock && <CallToActionColumns {...callToActionBlock} />}
    </ListingHeaderTwoRoot>
  );
}
