import { customProperties } from '@tailorbird/ui/customProperties';
import type { ReactNode } from 'react';
import { usePageFacts } from '../page/PageFacts.tsx';
import { Background } from '../parts/Background.tsx';
import { CallsToAction } from '../parts/CallsToAction.tsx';
import type { TallImageContent } from './schema.ts';
import { TallImageRoot } from './TallImage.styles.ts';

const white = '#FFFFFF';

function Quisas({ quisasTextBlockContent, quisasTextAlignment }: TallImageContent) {
  return (
    <p data-part="quisas" data-align={quisasTextAlignment}>
      {quisasTextBlockContent}
    </p>
  );
}

/** The headline and what belongs to it; a quisas text at the same edge stands with it. */
function Headline({ content, quisas }: { content: TallImageContent; quisas: ReactNode }) {
  const { title, subtitle, callToAction, textWrapperAlignment } = content;
  return (
    <div data-part="words" data-edge={textWrapperAlignment} data-align={content.textWrapperContentAlignment}>
      {textWrapperAlignment === 'Top' && quisas}
      {title && <h2>{title}</h2>}
      {subtitle && <p>{subtitle}</p>}
      {callToAction && <CallsToAction actions={[callToAction]} />}
      {textWrapperAlignment !== 'Top' && quisas}
    </div>
  );
}

function Words({ content }: { content: TallImageContent }) {
  const { title, subtitle, callToAction, quisasTextBlockContent, quisasTextBlockPosition } = content;
  const quisas = quisasTextBlockContent ? <Quisas {...content} /> : null;
  const headed = Boolean(title || subtitle || callToAction);
  const together = headed && content.textWrapperAlignment === quisasTextBlockPosition;
  const alone = quisas && !together && <div data-edge={quisasTextBlockPosition}>{quisas}</div>;
  return (
    <>
      {quisasTextBlockPosition === 'Top' && alone}
      {headed && <Headline content={content} quisas={together && quisas} />}
      {quisasTextBlockPosition === 'Bottom' && alone}
    </>
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
  const { image, dropShadowBehindHeadline, textColor = white } = content;
  return (
    <TallImageRoot style={customProperties({ '--text': textColor })}>
      <div data-part="frame" data-shadow={dropShadowBehindHeadline ? '' : undefined}>
        <Background desktop={image} sizes="(min-width: 768px) 760px, 100vw" />
        <Cover {...content} />
        <Words content={content} />
      </div>
    </TallImageRoot>
  );
}
