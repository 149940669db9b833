import { pageWithin } from '../../../packages/blocks/src/content-page/parsePage.ts';
import { descriptionOf } from '../../../packages/blocks/src/describeSchema.ts';
import { readContent } from '../../../packages/blocks/src/readContent.ts';
import { inside } from '../../../packages/blocks/src/reading/fault.ts';
import { allOfLocale } from '../../../packages/blocks/src/reading/ofLocale.ts';
import { writtenFields, writtenGroups } from '../../../packages/blocks/src/reading/writtenFields.ts';
import { type BlockId, schemas } from '../../../packages/blocks/src/schemas.ts';
import { familyOf } from '../families.ts';
import { type DeliveredItem, deliveredItems } from './deliveredItems.ts';
import { linkProblems } from './linkProblems.ts';
import { type FilesOf, pictureProblems, type WidthOf } from './pictureProblems.ts';
import type { Problem } from './problem.ts';
import { scheduleProblems } from './scheduleProblems.ts';
import type { Source } from './sources.ts';
import { styleProblems } from './styleProblems.ts';
import { unseenProblems } from './unseenProblems.ts';

/** What the checks have to know of the shop. */
export interface ShopFacts {
  readonly isKnown: (path: string) => boolean;
  readonly widthOf: WidthOf;
  readonly filesOf: FilesOf;
  /** Whether there is a style of this code. */
  readonly isSold: (code: string) => boolean;
}

/** A document and what is wrong with it. */
export interface Report {
  readonly name: string;
  readonly problems: readonly Problem[];
  /** How many items of ours are in it. */
  readonly items: number;
}

const isBlockId = (id: string): id is BlockId => Object.hasOwn(schemas, id);

function schemaProblems(id: BlockId, { content, path }: DeliveredItem): readonly Problem[] {
  const within = (place: string) => (path === '' || place === '' ? `${path}${place}` : `${path}.${place}`);
  return readContent(schemas[id], content).faults.map((fault) => ({
    path: within(fault.path),
    reason: fault.reason,
    fix: `docs/blocks/${id}.md says what the field takes.`,
    ...(fault.done === 'kept' && { advice: true as const }),
  }));
}

function itemProblems(
  item: DeliveredItem,
  { isKnown, widthOf, filesOf, isSold }: ShopFacts,
): readonly Problem[] {
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
  const within =
    id === 'content-page' && path !== ''
      ? [{ path: inside(path, '_meta.schema'), reason: pageWithin, fix: 'Take it out of the slots.' }]
      : [];
  const groups = writtenGroups(descriptionOf(schemas[id]), content, path);
  const fields = writtenFields(groups);
  return [
    ...within,
    ...unseenProblems(item),
    ...scheduleProblems(item),
    ...schemaProblems(id, item),
    ...linkProblems(fields, isKnown),
    ...styleProblems(fields, isSold),
    ...pictureProblems(fields, { widthOf, filesOf, banner: familyOf(id) === 'banner' }),
  ];
}

/** Checks one document: every item in it against its schema, and what no schema can know. */
export function lintContent({ name, json, unreadable }: Source, facts: ShopFacts): Report {
  if (unreadable !== undefined) {
    const fix = 'Until it can be read shoppers see it as it was last, and nothing of it if it is new.';
    return { name, items: 0, problems: [{ path: '', reason: unreadable, fix }] };
  }
  const items = deliveredItems(allOfLocale(json, 'en-GB'));
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

/** What is wrong in a document; advice is not. */
export function faultsIn({ problems }: Report): readonly Problem[] {
  return problems.filter(({ advice }) => advice !== true);
}

const counted = (count: number, of: string): string => `${count} ${of}${count === 1 ? '' : 's'}`;

/** The reports as text, a document with nothing wrong left out, and a line that sums up. */
export function reportText(reports: readonly Report[]): string {
  const wrong = reports.filter(({ problems }) => problems.length > 0);
  const count = reports.reduce((sum, report) => sum + faultsIn(report).length, 0);
  const advice = reports.reduce((sum, { problems }) => sum + problems.length, 0) - count;
  const items = reports.reduce((sum, report) => sum + report.items, 0);
  const documents = wrong.map(({ name, problems }) =>
    [
      name,
      ...problems.map(
        ({ path, reason, fix, advice: only }) =>
          `  ${path || '(the whole)'}${only ? ' (advice)' : ''}\n    ${reason}\n    ${fix}`,
      ),
    ].join('\n'),
  );
  const checked = `${counted(reports.length, 'document')} with ${counted(items, 'item')} checked`;
  return [
    ...documents,
    `${checked}: ${count === 0 ? 'nothing wrong' : `${count} wrong in ${wrong.length}`}${advice === 0 ? '' : `, ${advice} to think about`}.`,
  ].join('\n\n');
}
