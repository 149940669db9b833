import { customProperties } from '@tailorbird/ui/customProperties';
import { Background } from '../Background.tsx';
import { CallsToAction } from '../CallsToAction.tsx';
import { BannerRoot } from './Banner.styles.ts';
import type { BannerContent } from './banner.ts';

interface LineProps {
  readonly as: 'h2' | 'p';
  readonly part: 'top' | 'heading' | 'sub';
  readonly text: string | undefined;
  readonly font: BannerContent['headingFont'];
  /** Pixels. */
  readonly size: number;
  /** Pixels below 768 px. */
  readonly mobileSize: number;
  readonly colour: string | undefined;
}

/** How many letters its longest word has. */
const longestWord = (text: string): number => Math.max(1, ...text.split(/[\s-]+/).map((word) => word.length));

function Line({ as: Tag, part, text, font, size, mobileSize, colour }: LineProps) {
  if (!text) return null;
  const sizes = { '--size': `${size / 16}rem`, '--mobile-size': `${mobileSize / 16}rem` };
  const letters = part === 'heading' ? longestWord(text) : undefined;
  return (
    <Tag
      data-part={part}
      data-font={font}
      style={customProperties({ ...sizes, '--letters': letters, '--colour': colour })}
    >
      {text}
    </Tag>
  );
}

function Words({ content }: { content: BannerContent }) {
  return (
    <div data-part="words">
      <Line
        as="p"
        part="top"
        text={content.topHeading}
        font={content.topHeadingFont}
        size={content.topHeadingSize}
        mobileSize={content.topHeadingMobileSize}
        colour={content.topHeadingColour}
      />
      <Line
        as="h2"
        part="heading"
        text={content.heading}
        font={content.headingFont}
        size={content.headingSize}
        mobileSize={content.headingMobileSize}
        colour={content.headingColour}
      />
      <Line
        as="p"
        part="sub"
        text={content.subheading}
        font={content.subheadingFont}
        size={content.subheadingSize}
        mobileSize={content.subheadingMobileSize}
        colour={content.subheadingColour}
      />
      <CallsToAction actions={content.callsToAction} />
    </div>
  );
}

/**
 * Words over a picture, and on a phone above it, where both are seen whole. With `priority` its picture is asked for
 * first, as the page's largest.
 */
export function Banner({ content, priority }: { content: BannerContent; priority: boolean }) {
  const { desktopBackground, mobileBackground } = content;
  return (
    <BannerRoot
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
        priority={priority}
      />
      <Words content={content} />
    </BannerRoot>
  );
}
