import { customProperties } from '@tailorbird/ui/customProperties';
import { parseWavyUnderline } from '../fields/wavyUnderline.ts';
import { WavyTextRoot } from './WavyText.styles.ts';

/** A title whose `[[wavy-u-…]]` markers have become wavy underlines. */
export function WavyText({ text }: { text: string }) {
  const { parts, problem } = parseWavyUnderline(text);
  // oxlint-disable-next-line no-console -- blocks §5 asks for this log; it reaches the editor's console and the server's
  if (problem !== undefined) console.warn(`The title “${text}”: ${problem}. It is shown as it is written.`);
  return (
    <WavyTextRoot>
      {parts.map((part, at) =>
        part.wave === undefined ? (
          part.text
        ) : (
          // The parts of one title never change their order.
          <u key={at} style={customProperties({ '--wave': part.wave })}>
            {part.text}
          </u>
        ),
      )}
    </WavyTextRoot>
  );
}
