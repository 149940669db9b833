/** A stretch of text, underlined with a wave of a colour or not at all. */
export interface WavyPart {
  readonly text: string;
  /** `#rrggbb` or `#rgb`; absent where the text is plain. */
  readonly wave?: string;
}

/** A title’s parts, and what is wrong with its markers if anything is. */
export interface WavyText {
  readonly parts: readonly WavyPart[];
  readonly problem?: string;
}

const defaultWave = '#000000';
const opening = /\[\[wavy-u(?:-([^\][]{0,32}))?\]\]/;
const closing = '[[/wavy-u]]';

function waveOf(code: string | undefined): string {
  const hex = (code ?? '').trim();
  return /^(?:[\da-f]{3}|[\da-f]{6})$/i.test(hex) ? `#${hex}` : defaultWave;
}

/**
 * Reads `[[wavy-u-COLOR]]…[[/wavy-u]]` markers, COLOR a hex code without `#` (blocks §5). A blank colour, or one
 * that is no hex code, is black. A marker that is never closed leaves the whole text unchanged and is reported.
 */
export function parseWavyUnderline(text: string): WavyText {
  const parts: WavyPart[] = [];
  let rest = text;
  for (let start = opening.exec(rest); start !== null; start = opening.exec(rest)) {
    const from = start.index + start[0].length;
    const to = rest.indexOf(closing, from);
    if (to === -1) return { parts: [{ text }], problem: `${start[0]} requires a proper closing tag` };
    if (start.index > 0) parts.push({ text: rest.slice(0, start.index) });
    if (to > from) parts.push({ text: rest.slice(from, to), wave: waveOf(start[1]) });
    rest = rest.slice(to + closing.length);
  }
  if (rest !== '' || parts.length === 0) parts.push({ text: rest });
  return { parts };
}
