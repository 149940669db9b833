import { registry } from './registry.tsx';

/** For servers, once as they start: every block's component is at hand, so that a page renders without waiting. */
export async function loadEveryBlock(): Promise<void> {
  await Promise.all(
    Object.values(registry).map((row) => (typeof row === 'function' ? undefined : row.load())),
  );
}
