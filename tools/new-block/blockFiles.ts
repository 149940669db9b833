import type { BlockNames } from './blockNames.ts';

const schema = ({ camel, pascal, title }: BlockNames) => `import { z } from 'zod';

/** A title over a few words. */
export const ${camel} = z
  .object({
    title: z.string().min(1).max(60).meta({ title: 'Title', description: 'Over the text.', examples: ['${title}'] }),
    text: z.string().max(240).optional().meta({ title: 'Text', description: 'A few words under the title.' }),
  })
  .meta({ title: '${title}', description: 'A title over a few words.' });
export type ${pascal}Content = z.output<typeof ${camel}>;
`;

const about = ({ camel, title }: BlockNames) => `export const ${camel}About = {
  notFor: 'For more words than fit under the title of a ${title.toLowerCase()}: use a [Text block](text-block.md).',
  accessibility: 'The title of a ${title.toLowerCase()} is a heading of the second level, and its text a paragraph under it.',
};
`;

const component = ({ pascal }: BlockNames) => `import { ${pascal}Root } from './${pascal}.styles.ts';
import type { ${pascal}Content } from './schema.ts';

/** A title over a few words. */
export function ${pascal}({ title, text }: ${pascal}Content) {
  return (
    <${pascal}Root>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
    </${pascal}Root>
  );
}
`;

const styles = ({
  pascal,
}: BlockNames) => `import { size, space, tracking, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';
import { pageWidth } from '@tailorbird/ui/pageWidth';

export const ${pascal}Root = styled.section\`
  \${pageWidth}
  display: grid;
  gap: \${space.x4};

  > h2 { font: \${type.section}; letter-spacing: \${tracking.heading}; }
  > p { max-width: \${size.measure}; font: \${type.body}; }
\`;
`;

const fixtures = ({ camel, title }: BlockNames) => `import type { z } from 'zod';
import type { ${camel} } from './schema.ts';

export const ${camel}Fixtures = {
  default: { title: '${title}', text: 'A few words under the title.' },
  minimal: { title: '${title}' },
  maximal: { title: '${title}', text: 'As many words as the block takes. '.repeat(7).trim() },
  longText: { title: '${title}', text: 'Words enough to fill more than one line of a phone. '.repeat(4) },
} satisfies { [name: string]: z.input<typeof ${camel}> };
`;

const stories = ({
  camel,
  pascal,
  title,
}: BlockNames) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { ${camel}Fixtures } from './fixtures.ts';
import { ${pascal} } from './${pascal}.tsx';
import { ${camel} } from './schema.ts';

type Content = z.input<typeof ${camel}>;

const meta = {
  title: 'Blocks/${title}',
  parameters: { schema: ${camel} },
  render: shown(${camel}, (content) => <${pascal} {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: ${camel}Fixtures.default };
export const Minimal: Story = { args: ${camel}Fixtures.minimal };
export const Maximal: Story = { args: ${camel}Fixtures.maximal };
export const LongText: Story = { args: ${camel}Fixtures.longText };
`;

const test = ({ camel, pascal, title }: BlockNames) => `import { expect, test } from 'vitest';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { ${camel}Fixtures as fixtures } from './fixtures.ts';
import { ${pascal} } from './${pascal}.tsx';
import { ${camel} } from './schema.ts';

test('the title stands over the text', () => {
  const html = renderBlock(<${pascal} {...${camel}.parse(fixtures.default)} />);
  expect(wordsOf(html)).toBe('${title} A few words under the title.');
});

test('without a text there is the title alone', () => {
  const html = renderBlock(<${pascal} {...${camel}.parse(fixtures.minimal)} />);
  expect(wordsOf(html)).toBe('${title}');
});
`;

/** A new block’s own files: name in its folder, and text. */
export function blockFiles(names: BlockNames): { readonly [file: string]: string } {
  return {
    'schema.ts': schema(names),
    'about.ts': about(names),
    'fixtures.ts': fixtures(names),
    [`${names.pascal}.tsx`]: component(names),
    [`${names.pascal}.styles.ts`]: styles(names),
    [`${names.pascal}.stories.tsx`]: stories(names),
    [`${names.pascal}.test.tsx`]: test(names),
  };
}
