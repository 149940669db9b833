import type { Change, Group } from './reportData.ts';

/**
 * Pictures in which the same styles differ are of one group, so that a custom property that changes hundreds of them is one row. Where no
 * style differs, or those of before are not known, the stories of a part, or the page in all markets, are. The largest comes first.
 */
export function groupByCause(changes: readonly Change[]): Group[] {
  const groups = new Map<string, { title: string; causes: readonly string[]; names: string[] }>();
  for (const change of changes) {
    const { title, causes } = reasonOf(change);
    const key = [title, ...causes].join('\n');
    const group = groups.get(key) ?? { title, causes, names: [] };
    group.names.push(change.name);
    groups.set(key, group);
  }
  const rank = (group: Group) => (group.title === onceTitle ? 0 : group.names.length);
  return [...groups.values()].sort((one, other) => rank(other) - rank(one));
}

const onceTitle = 'Differed once, and were as accepted when taken again';

function reasonOf({ name, kind, causes }: Change): { title: string; causes: readonly string[] } {
  if (kind === 'differed once') return { title: onceTitle, causes: [] };
  const part = partOf(name);
  if (kind !== 'changed') return { title: `${part}: ${kind}`, causes: [] };
  if (causes === undefined)
    return { title: `${part}: with which styles it was accepted is not known`, causes: [] };
  const [first] = causes;
  if (first === undefined)
    return { title: `${part}: not by a style, but by words, markup or pictures`, causes };
  return { title: causes.length === 1 ? first : `${first}, and ${causes.length - 1} more`, causes };
}

/** The component of a story, `blocks-hero`, or a page without its market. */
const partOf = (name: string): string => name.replace(/(?:--.*|-(?:uk|eu|us))?\.\d+$/, '');
