import { describeSchema } from '../../packages/blocks/src/describeSchema.ts';
import { type BlockId, schemas } from '../../packages/blocks/src/schemas.ts';
import { families, familyOf } from './families.ts';

// A record of literal keys; `Object.keys` types every key as string.
const ids = Object.keys(schemas) as readonly BlockId[];

function line(id: BlockId): string {
  const { title = id, description = '' } = describeSchema(schemas[id]);
  return `| [${title}](${id}.md) | ${description.replaceAll('|', '\\|')} |`;
}

/** The first page of the editors’ reference: every block by its family. */
export function referenceIndex(): string {
  const sections = Object.entries(families).flatMap(([family, words]) => {
    const lines = ids
      .filter((id) => familyOf(id) === family)
      .toSorted()
      .map(line);
    return lines.length === 0
      ? []
      : [`## ${words}\n\n| Block | What it is for |\n| --- | --- |\n${lines.join('\n')}`];
  });
  return `# The blocks

What an editor can put on a page. Each block’s page says what it is for and when another is the better choice, what its
fields take, what happens when one is left out, what it does for accessibility, and shows it. These pages are written from
the blocks’ own schemas, and the \`about.ts\` beside each, by \`npm run content -- export\`.

${sections.join('\n\n')}
`;
}
