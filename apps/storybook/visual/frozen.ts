import type { Page } from 'playwright-core';

/** What a shopper waits longer for than this changes by itself, and not before a picture is taken. */
const longestWaitMs = 3000;

/** What a movement of a second or less has come to, and what a longer one is a second after it began. */
const aSecondIn = 'animation-delay: -1s !important; animation-play-state: paused !important;';

/** Transitions come to their end at once, and nothing blinks. */
export const atOnce =
  'transition: none !important; scroll-behavior: auto !important; caret-color: transparent !important;';

/** The style of a page in which motion is frozen: full motion, a second after it began. */
export const frozenStyle = `*, *::before, *::after { ${aSecondIn} ${atOnce} }`;

/** The browser's own player turns a wheel for ever before a film it cannot load, and is not ours to test. */
export const stillPlayers = 'video::-webkit-media-controls { display: none !important }';

/** Chance gives the same numbers in every run; `__sameChance()` begins them anew, so that no story depends on another. */
function freezeChance(): void {
  let state = 1;
  Math.random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  Object.assign(window, {
    __sameChance: () => {
      state = 1;
    },
  });
}

/** No timer of more than `longestMs` milliseconds rings, so that a slow machine sees what a fast one does: the first of what takes turns. */
function freezeTurns(longestMs: number): void {
  const usual = window.setTimeout;
  const frozen = (handler: TimerHandler, delay = 0, ...rest: unknown[]): number =>
    delay > longestMs ? 0 : usual(handler, delay, ...rest);
  Object.assign(window, { setTimeout: frozen, __usualTimeout: usual });
}

declare global {
  interface Window {
    /** Resolves once a frame is drawn; after a second where none is: a browser that has nothing to paint draws none. */
    __nextFrame: () => Promise<void>;
  }
}

function tellFrames(): void {
  window.__nextFrame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
      setTimeout(resolve, 1000);
    });
}

/**
 * Nobody is told of the size a page has for a moment while Chromium takes a picture beyond its screen: it may lay it out a
 * pixel wide, and what measures itself would be drawn by that in the picture.
 */
function hideSizeWhilePictured(): void {
  const Usual = window.ResizeObserver;
  window.ResizeObserver = class extends Usual {
    constructor(callback: ResizeObserverCallback) {
      super((entries, observer) => {
        if (window.innerWidth > 1) callback(entries, observer);
      });
    }
  };
}

/** Gives all that a page will show the same chance, and the first of what takes turns. */
export async function freeze(page: Page): Promise<void> {
  await page.addInitScript(freezeChance);
  await page.addInitScript(freezeTurns, longestWaitMs);
  await page.addInitScript(tellFrames);
  await page.addInitScript(hideSizeWhilePictured);
}
