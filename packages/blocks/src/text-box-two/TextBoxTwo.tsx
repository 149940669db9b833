import { TextBoxGround } from '../parts/text-box/TextBoxGround.tsx';
import { TextBoxWords } from '../parts/text-box/TextBoxWords.tsx';
import type { TextBoxTwoContent } from './schema.ts';
import { TextBoxTwoRoot } from './TextBoxTwo.styles.ts';

/** Words and a tall picture or video in two halves. */
export function TextBoxTwo(content: TextBoxTwoContent) {
  const pictured = content.desktopBackground ?? content.mobileBackground;
  return (
    <TextBoxTwoRoot data-box={content.textBoxAlignment} data-pictured={pictured ? '' : undefined}>
      <TextBoxGround content={content} sizes="(min-width: 768px) 50vw, 100vw" />
      <TextBoxWords content={content} />
    </TextBoxTwoRoot>
  );
}
