const mostCharacters = 4 * 1024 * 1024;

interface Kept<T> {
  readonly text: string;
  readonly value: T;
}

/**
 * What a text says, read anew only when another has come from the same address: content is asked for with every page and
 * seldom changes, and what is made of it may be kept as long as it is the same object. Nobody may change it.
 */
export function readOnce<T>(
  read: (text: string) => T,
  most = mostCharacters,
): (address: string, text: string) => T {
  const kept = new Map<string, Kept<T>>();
  let characters = 0;
  const drop = (address: string) => {
    characters -= kept.get(address)?.text.length ?? 0;
    kept.delete(address);
  };
  return (address, text) => {
    const known = kept.get(address);
    const value = known?.text === text ? known.value : read(text);
    drop(address);
    kept.set(address, { text: known?.text === text ? known.text : text, value });
    characters += text.length;
    for (const oldest of kept.keys()) {
      if (characters <= most) break;
      drop(oldest);
    }
    return value;
  };
}
