/** Remembers the last few answers of a function, oldest out first. */
export function remember<T>(most: number, make: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (key) => {
    const answer = kept.get(key) ?? make(key);
    kept.delete(key);
    kept.set(key, answer);
    const oldest = kept.keys().next().value;
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    answer.catch(() => kept.delete(key));
    return answer;
  };
}
