import { customProperties } from '@tailorbird/ui/customProperties';
import { Background } from '../Background.tsx';
import { CallsToAction } from '../CallsToAction.tsx';
import { usePageFacts } from '../PageFacts.tsx';
import type { TallImageContent } from './schema.ts';
import { TallImageRoot } from './TallImage.styles.ts';

const white = '#FFFFFF';

function Words({ title, subtitle, callToAction, ...look }: TallImageContent) {
  if (!title && !subtitle && callToAction === undefined) return null;
  return (
    <div data-part="words" data-align={look.textWrapperContentAlignment}>
      {title && <h2>{title}</h2>}
      {subtitle && <p>{subtitle}</p>}
      {callToAction && <CallsToAction actions={[callToAction]} />}
    </div>
  );
}

function Cover({ imageUrl, image, title, quisasTextBlockContent }: TallImageContent) {
  const { href } = usePageFacts();
  if (imageUrl === undefined) return null;
  const name = title || quisasTextBlockContent || image.alt || 'See more';
  return <a data-part="cover" href={href(imageUrl)} aria-label={name} data-promotion={name} />;
}

/** A tall picture with a headline on it. */
export function TallImage(content: TallImageContent) {
  const { image, dropShadowBehindHeadline, quisasTextBlockContent, textColor = white } = content;
  return (
    <TallImageRoot style={customProperties({ '--text': textColor })}>
      <div
        data-part="frame"
        data-box={content.textWrapperAlignment}
        data-quisas={content.quisasTextBlockPosition}
        data-shadow={dropShadowBehindHeadline ? '' : undefined}
      >
        <Background desktop={image} sizes="(min-width: 768px) 760px, 100vw" />
        <Cover {...content} />
        {quisasTextBlockContent && (
          <p data-part="quisas" data-align={content.quisasTextAlignment}>
            {quisasTextBlockContent}
          </p>
        )}
        <Words {...content} />
      </div>
    </TallImageRoot>
  );
}
