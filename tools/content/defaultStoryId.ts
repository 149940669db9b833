import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const source = join(dirname(dirname(import.meta.dirname)), 'packages/blocks/src');

/** Storybook’s own way of making an id of a title. */
const slug = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The id of the story of a block’s default fixture; nothing where there is none, or none that is pictured. */
export function defaultStoryId(id: string): string | undefined {
  for (const file of globSync(`${id}/*.stories.tsx`, { cwd: source })) {
    const text = readFileSync(join(source, file), 'utf8');
    const title = /\btitle: '([^']+)'/.exec(text)?.[1];
    const story = /export const (\w+): Story = \{[^;]*Fixtures\.default\b[^;]*;/.exec(text);
    if (title !== undefined && story?.[1] !== undefined && !story[0].includes('no-picture'))
      return `${slug(title)}--${slug(story[1].replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-'))}`;
  }
  return undefined;
}
