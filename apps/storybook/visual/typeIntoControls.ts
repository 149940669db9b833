import type { Page } from 'playwright-core';

/** What came of it. */
export interface Typed {
  readonly controls: number;
  /** Entries tried in all of them. */
  readonly typed: number;
  readonly failures: readonly string[];
}

/** How long a story may take to be drawn anew; a longer timer never rings in its page. */
const redrawnWithinMs = 3000;

/** Puts into each control of the story that is shown what a person has there on the way to a right value, and some that never will be. */
export function typeIntoControls(page: Page, storyId: string): Promise<Typed> {
  return page.evaluate(
    async ([id, timeout]) => {
      type Args = Readonly<Record<string, unknown>>;
      interface Storybook {
        readonly __STORYBOOK_ADDONS_CHANNEL__: {
          emit: (event: string, data: unknown) => void;
          once: (event: string, listener: () => void) => void;
        };
        readonly __STORYBOOK_PREVIEW__: {
          readonly currentRender: {
            readonly phase: string;
            readonly story: {
              readonly initialArgs: Args;
              readonly argTypes: Readonly<
                Record<
                  string,
                  { readonly control?: { readonly type?: string }; readonly options?: readonly unknown[] }
                >
              >;
            };
          };
        };
      }
      // Storybook puts its channel and its preview on the window of the story.
      const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
        window as unknown as Storybook;
      const { initialArgs, argTypes } = preview.currentRender.story;
      const root = document.querySelector('#storybook-root');
      const isTold = () => root?.textContent?.includes('This block is ') === true;
      const toldAtFirst = isTold();
      const failures: string[] = [];
      let typed = 0;

      const lettersOf = (text: string) =>
        Array.from({ length: text.length + 1 }, (_, at) => text.slice(0, at));
      const entriesFor = (type: string, value: unknown, choices: readonly unknown[]): readonly unknown[] => {
        if (type === 'text')
          return [
            ...lettersOf(typeof value === 'string' ? value.slice(0, 12) : 'madder'),
            ' ',
            'x'.repeat(500),
          ];
        if (type === 'number') return [undefined, null, Number.NaN, -1, 0, 0.5, 1e9];
        if (type === 'boolean') return [true, false, undefined];
        if (type === 'object') return [undefined, null, '', 'x', 0, {}, [], [null], [{}], { _meta: null }];
        return [...choices, undefined, ''];
      };

      const drawn = () =>
        new Promise<boolean>((resolve) => {
          const timer = setTimeout(() => resolve(false), timeout);
          channel.once('storyRendered', () => {
            clearTimeout(timer);
            resolve(true);
          });
        });
      const put = async (updatedArgs: Args): Promise<string | undefined> => {
        const redrawn = drawn();
        channel.emit('updateStoryArgs', { storyId: id, updatedArgs });
        typed += 1;
        const inTime = await redrawn;
        if (document.body.classList.contains('sb-show-errordisplay'))
          return `ended with ${document.querySelector('#error-message')?.textContent?.slice(0, 200)}`;
        if (!inTime) return 'was not drawn anew';
        return root?.childElementCount ? undefined : 'left nothing at all';
      };

      const within = async (isSo: () => boolean): Promise<boolean> => {
        const end = performance.now() + timeout;
        while (!isSo() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
        return isSo();
      };

      let controls = 0;
      for (const [name, { control, options = [] }] of Object.entries(argTypes)) {
        if (control?.type === undefined) continue;
        controls += 1;
        const value = initialArgs[name];
        for (const entry of entriesFor(control.type, value, options)) {
          const wrong = await put({ [name]: entry });
          if (wrong === undefined) continue;
          failures.push(`${name} = ${JSON.stringify(entry)?.slice(0, 60)} ${wrong}`);
          break;
        }
        const wrong = await put({ [name]: value });
        const right = await within(() => isTold() === toldAtFirst);
        if (wrong !== undefined || !right)
          failures.push(`${name} put right again ${wrong ?? 'is still told'}`);
      }
      // A story that is left before it has finished makes Storybook load the page again.
      await within(() => preview.currentRender.phase === 'finished');
      return { controls, typed, failures };
    },
    [storyId, redrawnWithinMs] as const,
  );
}
