import type { Description } from '../describeSchema.ts';

/** The fields for which editors would read nothing but a name of code: those without a title. */
export function untitledFields(description: Description, path = ''): readonly string[] {
  switch (description.kind) {
    case 'group':
      return Object.entries(description.fields).flatMap(([name, field]) => {
        if (name === '_meta') return [];
        const at = path === '' ? name : `${path}.${name}`;
        return [...(field.title === undefined ? [at] : []), ...untitledFields(field, at)];
      });
    case 'list':
      return untitledFields(description.item, `${path}[]`);
    case 'tuple':
      return description.items.flatMap((item) => untitledFields(item, `${path}[]`));
    case 'either':
      return description.options.flatMap((option) => untitledFields(option, path));
    default:
      return [];
  }
}
