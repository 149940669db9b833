import { expect, test, vi } from 'vitest';
import { whenVisible } from './whenVisible.ts';

/** An island three screens down the page. */
function islandOf(html: string): HTMLElement {
  document.body.style.paddingTop = '300vh';
  const island = document.body.appendChild(document.createElement('div'));
  island.innerHTML = html;
  return island;
}

test('an island that hides itself until it has something to show comes to life at once: it has no box to be seen', () => {
  const onVisible = vi.fn<() => void>();
  whenVisible(islandOf('<section hidden>Sale in 0:05</section>'), onVisible);
  expect(onVisible).toHaveBeenCalledOnce();
});

test('any other waits until one of its parts is almost in view', async () => {
  const onVisible = vi.fn<() => void>();
  const island = islandOf('<p>One <i hidden>two</i></p>');
  whenVisible(island, onVisible);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(onVisible).not.toHaveBeenCalled();
  island.scrollIntoView();
  await expect.poll(() => onVisible.mock.calls.length).toBe(1);
});
