import { idleMs, isPrefetchWelcome } from '../isPrefetchWelcome.ts';

/** Pages ahead are loaded once the page has been idle; so is the code that does it and what names icons, where it is welcome. */
export function prefetchWhenIdle(): void {
  setTimeout(() => {
    if (isPrefetchWelcome())
      import('./whenIdle.ts').then(
        ({ whenIdle }) => whenIdle(idleMs),
        () => {
          // Pages are loaded when they are asked for, and icons say their names to screen readers alone.
        },
      );
  }, idleMs);
}
