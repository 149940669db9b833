import { createContext, use } from 'react';
import { Scripts } from 'react-router';

/** On the server, the text of the script that starts the page; absent in the browser, and in development. */
export const DeferredStart = createContext<string | undefined>(undefined);

/**
 * In place of React Router's `<Scripts>`, at the end of the body: nothing of the framework is asked for before the page is
 * painted and idle, or touched (`deferredStart`). In development it is `<Scripts>`, which also brings hot replacement.
 */
export function DeferredScripts() {
  const start = use(DeferredStart);
  if (import.meta.env.DEV && start === undefined) return <Scripts />;
  // Hydration finds the script that the server wrote, and leaves its text alone.
  return <script type="module" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: start ?? '' }} />;
}
