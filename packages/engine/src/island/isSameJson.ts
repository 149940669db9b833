const texts = new WeakMap<object, string>();

/** A value as JSON, written once for each object. Nobody may change the object. */
function jsonOf(value: object): string {
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  texts.set(value, text);
  return text;
}

/** Whether two pieces of a loader's data say the same: each visit and each change of the bag brings new objects. */
export function isSameJson(one: object, other: object): boolean {
  return one === other || jsonOf(one) === jsonOf(other);
}
