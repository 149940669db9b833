/** The schema tag by which the content service marks a value that differs from language to language (services §3). */
export const localisedValueTag = 'http://bigcontent.io/cms/schema/v1/core#/definitions/localized-value';

interface Localised {
  readonly locale: string;
  readonly value: unknown;
}

/** The values of a localised value, by their locales; nothing for any other value. */
function valuesOf(value: unknown): readonly Localised[] | undefined {
  if (typeof value !== 'object' || value === null || !('_meta' in value) || !('values' in value))
    return undefined;
  const { _meta: meta, values } = value;
  const schema: unknown = typeof meta === 'object' && meta !== null ? Reflect.get(meta, 'schema') : undefined;
  if (typeof schema !== 'string' || !schema.endsWith('/localized-value') || !Array.isArray(values))
    return undefined;
  return values.filter(
    (entry: unknown): entry is Localised =>
      typeof entry === 'object' &&
      entry !== null &&
      'value' in entry &&
      'locale' in entry &&
      typeof entry.locale === 'string',
  );
}

const languageOf = (locale: string): string => locale.split('-', 1)[0]?.toLowerCase() ?? '';

/**
 * A value for a locale (`en-GB`): of a localised value the one for it, or else one in its language, or else the first; `null`, as if it had
 * been left out, where there is none. Any other value is itself.
 */
export function ofLocale(value: unknown, locale: string): unknown {
  const values = valuesOf(value);
  if (values === undefined) return value;
  const exact = values.find((entry) => entry.locale.toLowerCase() === locale.toLowerCase());
  const near = values.find((entry) => languageOf(entry.locale) === languageOf(locale));
  return (exact ?? near ?? values[0])?.value ?? null;
}

/** Whatever the content service delivers, with all its localised values in one locale. The same object where there are none. */
export function allOfLocale(content: unknown, locale: string): unknown {
  const value = ofLocale(content, locale);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const entries = value.map((entry: unknown) => allOfLocale(entry, locale));
    return entries.every((entry, at) => entry === value[at]) ? value : entries;
  }
  const fields = Object.entries(value).map(([name, part]) => [name, allOfLocale(part, locale)] as const);
  return fields.every(([name, part]) => part === Reflect.get(value, name))
    ? value
    : Object.fromEntries(fields);
}
