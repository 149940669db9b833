import { LRUCache } from 'lru-cache';

const maxCharacters = 4 * 1024 * 1024;

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
  max = maxCharacters,
): (address: string, text: string) => T {
  const cache = new LRUCache<string, Kept<T>>({
    maxSize: max,
    sizeCalculation: ({ text }) => Math.max(text.length, 1),
  });
  return (address, text) => {
    const kept = cache.get(address);
    if (kept?.text === text) return kept.value;
    const value = read(text);
    cache.set(address, { text, value });
    return value;
  };
}
