/** Names that are looked up by, and so stay as they are. */
const keptWhole = new Set(['_meta']);

/** A form field of a customer is looked up by its name; its value is what somebody wrote. */
const isNameOfField = (field: object, key: string) =>
  key === 'name' && 'value' in field && Object.keys(field).length === 2;

/**
 * What a shopper or an editor writes, by the name it has, where it begins as a name does and not as a choice of ours. A
 * text of several words is one whatever its name.
 */
const written =
  /^(?:name|title|message|nickname|text|firstName|lastName|addressLine[12]|city|county|postCode|phone|size|value|heading|body|label|description|pageTitle|metaDescription)$/;

const isText = (value: string, name: string) =>
  value !== '' &&
  !name.startsWith('_') &&
  ((written.test(name) && /^\p{Lu}/u.test(value)) || (/\S \S/.test(value) && !/^https?:|^\//.test(value)));

/** What is changed; a colour is a part of its product's address. */
type Kind = 'text' | 'colour';

/** A value of JSON with every text in it that somebody wrote changed, and every colour. */
export function changedTexts(
  value: unknown,
  change: (text: string, kind: Kind) => string,
  name = '',
): unknown {
  if (typeof value === 'string' && name === 'colour') return change(value, 'colour');
  if (typeof value === 'string') return isText(value, name) ? change(value, 'text') : value;
  if (Array.isArray(value)) return value.map((item) => changedTexts(item, change, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      keptWhole.has(key) || isNameOfField(value, key) ? inner : changedTexts(inner, change, key),
    ]),
  );
}
