/** Most statements a connection keeps a plan of: about twice as many as the shop has. */
const maxNames = 400;
/** How often a statement has to come before it is kept. */
const oftenEnough = 3;
/** Most texts that are counted at a time. */
const maxCounted = 2_000;

/**
 * Names for the statements a server is asked again and again, so that it parses and plans each once a connection. Those
 * that come seldom, such as an insert of so many rows, get none; nor does any beyond `maxNames`.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  let counts = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= maxNames) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (counts.size >= maxCounted) counts = new Map();
    counts.set(text, count);
    if (count < oftenEnough) return undefined;
    counts.delete(text);
    const name = `tailorbird_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
