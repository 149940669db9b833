import { customProperties } from '@tailorbird/ui/customProperties';
import { usePageFacts } from '../page/PageFacts.tsx';
import { Background } from '../parts/Background.tsx';
import { CallsToAction } from '../parts/CallsToAction.tsx';
import { LargeTextBannerRoot } from './LargeTextBanner.styles.ts';
import type { LargeTextBannerContent } from './schema.ts';

function Words({ content }: { content: LargeTextBannerContent }) {
  const { href } = usePageFacts();
  const { heading, subheading, url, callsToAction } = content;
  const link = callsToAction.length <= 1 ? url : undefined;
  return (
    <div data-part="words">
      <h2 data-font={content.headingFont} data-size={content.headingSize}>
        {link === undefined ? (
          heading
        ) : (
          <a href={href(link)} data-promotion={heading}>
            {heading}
          </a>
        )}
      </h2>
      {subheading && <p>{subheading}</p>}
      <CallsToAction actions={callsToAction} />
    </div>
  );
}

/** A few words as large as the page allows. */
export function LargeTextBanner(content: LargeTextBannerContent) {
  const { desktopBackground, mobileBackground } = content;
  const pictured = desktopBackground !== undefined || mobileBackground !== undefined;
  return (
    <LargeTextBannerRoot
      data-align={content.textAlignment}
      data-pictured={pictured ? '' : undefined}
      data-veil={pictured && content.veil ? '' : undefined}
      style={customProperties({ '--ground': content.backgroundColour, '--text': content.textColour })}
    >
      <Background
        desktop={desktopBackground}
        mobile={mobileBackground}
        alt={content.backgroundAlt}
        loop={content.loop}
        sizes="100vw"
      />
      <Words content={content} />
    </LargeTextBannerRoot>
  );
}
