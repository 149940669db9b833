import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { IslandHtml } from './IslandHtml.tsx';

const script = Promise.withResolvers<void>();
const fetchScript = vi.fn<() => Promise<void>>(() => script.promise);

/** A page with an island that waits for its script. */
function Page({ shown, onDrawn }: { shown: string; onDrawn?: () => void }) {
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  return <IslandHtml live={<b>{shown}</b>} idPrefix="menu-" hydrate="load" fetch={fetchScript} />;
}

/** So long that React leaves the effects of what it has drawn to its next turn. */
function takeLong(): void {
  const end = performance.now() + 50;
  while (performance.now() < end);
}

test('an island that wakes between a page’s drawing and its effects takes over its HTML, and shows what the page does', async () => {
  const faults: string[] = [];
  addEventListener('error', ({ message }) => faults.push(message));
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = '<div><b>one</b></div>';
  const came = place.querySelector('b');
  const page = hydrateRoot(place, <Page shown="one" />);
  await expect.poll(() => fetchScript.mock.calls.length).toBe(1);
  // Its script has come; it wakes in a task of its own.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  script.resolve();
  for (let turns = 0; turns < 9; turns += 1) await Promise.resolve();
  const onDrawn = () => {
    takeLong();
    queueMicrotask(() => void vi.runAllTimers().useRealTimers());
  };
  page.render(<Page shown="two" onDrawn={onDrawn} />);
  await expect.poll(() => place.textContent).toBe('two');
  expect(place.querySelector('b')).toBe(came);
  expect(faults).toEqual([]);
  page.unmount();
});
