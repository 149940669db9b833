import { customProperties } from '@tailorbird/ui/customProperties';
import { CallsToAction } from '../parts/CallsToAction.tsx';
import { SizesBannerRoot } from './SizesBanner.styles.ts';
import type { SizesBannerContent } from './schema.ts';

/** A heading beside the sizes a shopper can go straight to. */
export function SizesBanner({ heading, headingColour, backgroundColour, callsToAction }: SizesBannerContent) {
  return (
    <SizesBannerRoot style={customProperties({ '--ground': backgroundColour, '--heading': headingColour })}>
      <div>
        <h2>{heading}</h2>
        <CallsToAction actions={callsToAction} />
      </div>
    </SizesBannerRoot>
  );
}
