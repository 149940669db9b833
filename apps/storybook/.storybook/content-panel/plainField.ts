import type { Description } from '@tailorbird/blocks/describeSchema';

/** A field as it can be sent from the story's window to Storybook's own: what a form has to know, without the schema. */
export interface PlainField {
  readonly kind: Description['kind'];
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly required: boolean;
  readonly format?: string | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly usual?: unknown;
  readonly values?: readonly (string | number | boolean)[] | undefined;
  readonly item?: PlainField | undefined;
  readonly items?: readonly PlainField[] | undefined;
  readonly fields?: Readonly<Record<string, PlainField>> | undefined;
}

function partsOf(field: Description): Partial<PlainField> {
  switch (field.kind) {
    case 'choice':
      return { values: field.values };
    case 'text':
      return { format: field.format };
    case 'list':
      return { item: plainField(field.item) };
    case 'tuple':
      return { items: field.items.map(plainField) };
    case 'group':
      return { fields: plainFields(field.fields) };
    default:
      return {};
  }
}

const plainFields = (fields: Readonly<Record<string, Description>>) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name !== '_meta')
      .map(([name, field]) => [name, plainField(field)]),
  );

/** A field of a schema, as a form sees it. */
export function plainField(field: Description): PlainField {
  const { kind, title, description, required } = field;
  const limits =
    'maximum' in field || 'minimum' in field ? { minimum: field.minimum, maximum: field.maximum } : {};
  return { kind, title, description, required, usual: field.default, ...limits, ...partsOf(field) };
}
