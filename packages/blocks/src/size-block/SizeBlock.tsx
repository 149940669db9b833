import { customProperties } from '@tailorbird/ui/customProperties';
import { usePageFacts } from '../page/PageFacts.tsx';
import { SizeBlockRoot } from './SizeBlock.styles.ts';
import type { SizeBlockContent } from './schema.ts';

/** The underline of a size where the editor names no colour (blocks §9). */
const defaultUnderline = '#000000';

/** A title over a row of sizes. */
export function SizeBlock({ titleText, titleColour, callsToAction, ...look }: SizeBlockContent) {
  const { href } = usePageFacts();
  const { ctaColour, showUnderline, underlineColour = defaultUnderline, hoverColour } = look;
  return (
    <SizeBlockRoot
      data-underlined={showUnderline ? '' : undefined}
      style={customProperties({
        '--title': titleColour,
        '--size': ctaColour,
        '--underline': underlineColour,
        '--hover': hoverColour,
      })}
    >
      <h2>{titleText}</h2>
      {callsToAction.length > 0 && (
        <ul>
          {callsToAction.map(({ buttonText, buttonLink }, at) => (
            <li key={at}>
              <a href={href(buttonLink)} data-promotion={buttonText}>
                {buttonText}
              </a>
            </li>
          ))}
        </ul>
      )}
    </SizeBlockRoot>
  );
}
