import { readRecentSearches, withRecentSearch } from '@tailorbird/commerce/search/recentSearches';
import { useState } from 'react';

const key = 'recent-searches';

/** The searches of this device. They stay on it: nothing of them is sent. */
export function useRecentSearches() {
  const [recent, setRecent] = useState(() => readRecentSearches(kept()));
  return {
    recent,
    remember: (input: string) => keep(withRecentSearch(readRecentSearches(kept()), input)),
    forget: () => {
      keep([]);
      setRecent([]);
    },
  };
}

/** A browser may refuse storage; then nothing is remembered. */
function kept(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(recent: readonly string[]): void {
  try {
    if (recent.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(recent));
  } catch {
    // Nothing is lost that a shopper needs.
  }
}
