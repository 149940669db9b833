import { TextBoxGround } from '../parts/text-box/TextBoxGround.tsx';
import { TextBoxWords } from '../parts/text-box/TextBoxWords.tsx';
import type { TextBoxOneContent } from './schema.ts';
import { TextBoxOneRoot } from './TextBoxOne.styles.ts';

/** A box of words that stands on a wide picture or video. */
export function TextBoxOne(content: TextBoxOneContent) {
  const pictured = content.desktopBackground ?? content.mobileBackground;
  return (
    <TextBoxOneRoot data-box={content.textBoxAlignment} data-pictured={pictured ? '' : undefined}>
      <TextBoxGround content={content} sizes="100vw" />
      <TextBoxWords content={content} />
    </TextBoxOneRoot>
  );
}
