import type { Description } from '../describeSchema.ts';

/** The fields for which editors would read little but a name of code: those without a title or a description. */
export function unexplainedFields(description: Description, path = ''): readonly string[] {
  switch (description.kind) {
    case 'group':
      return Object.entries(description.fields).flatMap(([name, field]) => {
        if (name === '_meta') return [];
        const at = path === '' ? name : `${path}.${name}`;
        const explained = field.title !== undefined && field.description !== undefined;
        return [...(explained ? [] : [at]), ...unexplainedFields(field, at)];
      });
    case 'list':
      return unexplainedFields(description.item, `${path}[]`);
    case 'tuple':
      return description.items.flatMap((item) => unexplainedFields(item, `${path}[]`));
    case 'either':
      return description.options.flatMap((option) => unexplainedFields(option, path));
    default:
      return [];
  }
}
