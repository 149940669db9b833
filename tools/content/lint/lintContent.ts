import { type Description, describeSchema } from '../../../packages/blocks/src/describeSchema.ts';
import { parseContent } from '../../../packages/blocks/src/parse.ts';
import { type BlockId, schemas } from '../../../packages/blocks/src/schemas.ts';
import { familyOf } from '../families.ts';
import { contrastProblems } from './contrastProblems.ts';
import { type DeliveredItem, deliveredItems, inside } from './deliveredItems.ts';
import { linkProblems } from './linkProblems.ts';
import { type FilesOf, pictureProblems, type WidthOf } from './pictureProblems.ts';
import type { Problem } from './problem.ts';
import type { Source } from './sources.ts';
import { writtenFields, writtenGroups } from './writtenFields.ts';

/** What the checks have to know of the shop. */
export interface ShopFacts {
  readonly isKnown: (path: string) => boolean;
  readonly widthOf: WidthOf;
  readonly filesOf: FilesOf;
}

/** A document and what is wrong with it. */
export interface Report {
  readonly name: string;
  readonly problems: readonly Problem[];
  /** How many items of ours are in it. */
  readonly items: number;
}

const isBlockId = (id: string): id is BlockId => Object.hasOwn(schemas, id);

const descriptions = new Map<BlockId, Description>();
function descriptionOf(id: BlockId): Description {
  const known = descriptions.get(id) ?? describeSchema(schemas[id]);
  descriptions.set(id, known);
  return known;
}

const isStep = (key: PropertyKey): key is string | number => typeof key !== 'symbol';

function schemaProblems(id: BlockId, { content, path }: DeliveredItem): readonly Problem[] {
  const { error } = parseContent(id, content);
  return (error?.issues ?? []).map((issue) => ({
    path: issue.path.filter(isStep).reduce<string>(inside, path),
    reason: issue.message,
    fix: `docs/blocks/${id}.md says what the field takes.`,
  }));
}

function itemProblems(item: DeliveredItem, { isKnown, widthOf, filesOf }: ShopFacts): readonly Problem[] {
  const { id, path, content } = item;
  if (!isBlockId(id)) {
    return [
      {
        path: inside(path, '_meta.schema'),
        reason: `There is no block “${id}”: shoppers see nothing of it.`,
        fix: 'Name one of the blocks in docs/blocks/README.md.',
      },
    ];
  }
  const groups = writtenGroups(descriptionOf(id), content, path);
  const fields = writtenFields(groups);
  return [
    ...schemaProblems(id, item),
    ...linkProblems(fields, isKnown),
    ...pictureProblems(fields, { widthOf, filesOf, banner: familyOf(id) === 'banner' }),
    ...contrastProblems(groups),
  ];
}

/** Checks one document: every item in it against its schema, and what no schema can know. */
export function lintContent({ name, json, unreadable }: Source, facts: ShopFacts): Report {
  if (unreadable !== undefined) {
    const fix = 'Nothing of it is shown until it can be read.';
    return { name, items: 0, problems: [{ path: '', reason: unreadable, fix }] };
  }
  const items = deliveredItems(json);
  if (items.length === 0) {
    const reason = 'It names no schema of ours at _meta.schema.';
    return {
      name,
      items: 0,
      problems: [{ path: '', reason, fix: 'Give it the address of its block’s schema.' }],
    };
  }
  return { name, items: items.length, problems: items.flatMap((item) => itemProblems(item, facts)) };
}

const counted = (count: number, of: string): string => `${count} ${of}${count === 1 ? '' : 's'}`;

/** The reports as text, a document with nothing wrong left out, and a line that sums up. */
export function reportText(reports: readonly Report[]): string {
  const wrong = reports.filter(({ problems }) => problems.length > 0);
  const count = wrong.reduce((sum, { problems }) => sum + problems.length, 0);
  const items = reports.reduce((sum, report) => sum + report.items, 0);
  const documents = wrong.map(({ name, problems }) =>
    [
      name,
      ...problems.map(({ path, reason, fix }) => `  ${path || '(the whole)'}\n    ${reason}\n    ${fix}`),
    ].join('\n'),
  );
  const checked = `${counted(reports.length, 'document')} with ${counted(items, 'item')} checked`;
  return [
    ...documents,
    `${checked}: ${count === 0 ? 'nothing wrong' : `${count} wrong in ${wrong.length}`}.`,
  ].join('\n\n');
}
