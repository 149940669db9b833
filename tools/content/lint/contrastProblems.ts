import { contrast } from '../../../packages/tokens/src/contrast.ts';
import { hex } from '../../../packages/tokens/src/generated/hex.ts';
import { inside } from './deliveredItems.ts';
import type { Problem } from './problem.ts';
import type { WrittenGroup } from './writtenFields.ts';

/** WCAG 2.2, 1.4.3: 4.5 to 1, and 3 to 1 for words of 24 pixels and more. */
const least = { words: 4.5, large: 3 };
const wordsColour = /^(?:text|title|subtitle|body|annotation|cta|hover|subheading|topHeading)Colou?r$/;
const largeColour = /^headingColou?r$/;

function hexOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const written = value.trim();
  if (/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(written)) return written;
  const role: unknown = Object.hasOwn(hex, written) ? Reflect.get(hex, written) : undefined;
  return typeof role === 'string' && role.startsWith('#') ? role : undefined;
}

const hasPicture = ({ fields, values }: WrittenGroup): boolean =>
  Object.entries(fields).some(([name, { kind }]) => kind === 'media' && values[name] !== undefined);

function problemsOf(group: WrittenGroup): readonly Problem[] {
  const { fields, values, path } = group;
  const paper = group.onPaper && !hasPicture(group) ? hex.paper : undefined;
  const ground = hexOf(values['backgroundColour']) ?? paper;
  if (ground === undefined) return [];
  return Object.keys(fields).flatMap((name) => {
    const large = largeColour.test(name);
    if (!large && !wordsColour.test(name)) return [];
    // Without a colour of its own a block sets ink, or over a picture what it can read.
    const unsaid = name.startsWith('text') && !hasPicture(group) ? hex.ink : undefined;
    const words = hexOf(values[name]) ?? unsaid;
    if (words === undefined) return [];
    const ratio = contrast(words, ground);
    const needed = large ? least.large : least.words;
    if (ratio >= needed) return [];
    const shown = `${words} on ${ground}`;
    return [
      {
        path: inside(path, name),
        reason: `${shown} has a contrast of ${ratio.toFixed(1)} to 1, and words need ${needed}: many could not read them.`,
        fix: 'Choose a darker or lighter colour for the words or for the ground.',
      },
    ];
  });
}

/** Words that cannot be read on the colour under them (WCAG 2.2 AA). */
export function contrastProblems(groups: readonly WrittenGroup[]): readonly Problem[] {
  return groups.flatMap(problemsOf);
}
