import type { PlainField } from './plainField.ts';

/** What a new entry of a list begins with. */
export function emptyOf(field: PlainField): unknown {
  switch (field.kind) {
    case 'text':
      return '';
    case 'number':
      return field.minimum ?? 0;
    case 'boolean':
      return false;
    case 'choice':
      return field.values?.[0];
    case 'list':
      return [];
    case 'tuple':
      return field.items?.map(emptyOf);
    case 'media':
      return { url: '/i/tailorbird/placeholder', alt: '' };
    case 'group':
      return Object.fromEntries(
        Object.entries(field.fields ?? {})
          .filter(([, { required }]) => required)
          .map(([name, inner]) => [name, emptyOf(inner)]),
      );
    default:
      return {};
  }
}
