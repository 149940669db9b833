import { customProperties } from '@tailorbird/ui/customProperties';
import { Background } from '../Background.tsx';
import { CallsToAction } from '../CallsToAction.tsx';
import { HeroRoot } from './Hero.styles.ts';
import type { HeroContent } from './schema.ts';

/** The banner that opens a page: words over its picture, and on a phone above it, where both are seen whole. Its picture is asked for first, as the page's largest. */
export function Hero(content: HeroContent) {
  const { desktopBackground, mobileBackground, topHeading, heading, subheading } = content;
  return (
    <HeroRoot
      data-across={content.horizontalPosition}
      data-down={content.verticalPosition}
      data-pictured={desktopBackground || mobileBackground ? '' : undefined}
      style={customProperties({ '--ground': content.backgroundColour, '--text': content.textColour })}
    >
      <Background
        desktop={desktopBackground}
        mobile={mobileBackground}
        alt={content.backgroundAlt}
        loop={content.loop}
        sizes="100vw"
        priority
      />
      <div data-part="words" data-font={content.headingFont}>
        {topHeading && (
          <p data-part="top" data-size={content.topHeadingSize}>
            {topHeading}
          </p>
        )}
        <h2>{heading}</h2>
        {subheading && <p data-size={content.subheadingSize}>{subheading}</p>}
        <CallsToAction actions={content.callsToAction} />
      </div>
    </HeroRoot>
  );
}
