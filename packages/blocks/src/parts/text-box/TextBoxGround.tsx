import { Background } from '../Background.tsx';
import { TextBoxGroundRoot } from './TextBoxGround.styles.ts';
import type { TextBoxContent } from './textBoxFields.ts';

/** A box's picture or video, and the one for phones with its own text and loop. A phone's own is shown on phones only. */
export function TextBoxGround({ content, sizes }: { content: TextBoxContent; sizes: string }) {
  const { desktopBackground, mobileBackground } = content;
  if (desktopBackground === undefined && mobileBackground === undefined) return null;
  const both = desktopBackground !== undefined && mobileBackground !== undefined;
  return (
    <TextBoxGroundRoot data-part="picture">
      {desktopBackground && (
        <div data-on={both ? 'desktop' : undefined}>
          <Background
            desktop={desktopBackground}
            alt={content.desktopBackgroundAlt}
            loop={content.desktopBackgroundLoop}
            sizes={sizes}
          />
        </div>
      )}
      {mobileBackground && (
        <div data-on={both ? 'mobile' : undefined}>
          <Background
            desktop={mobileBackground}
            alt={content.mobileBackgroundAlt}
            loop={content.mobileBackgroundLoop}
            sizes={sizes}
          />
        </div>
      )}
    </TextBoxGroundRoot>
  );
}
