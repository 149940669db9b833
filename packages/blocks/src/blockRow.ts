import type { ReactNode } from 'react';
import { importAgain } from './page/importAgain.ts';

/** Draws one block from its parsed content. */
export type BlockComponent<Content> = (content: Content) => ReactNode;

/** A block whose component comes later than the page. */
export interface LaterRow<Content> {
  /** `near`: taken over shortly before it is seen. `still`: never, it has nothing to take over. */
  readonly when: 'near' | 'still';
  /** The component, once it has come. */
  readonly component: BlockComponent<Content> | undefined;
  /** Fetches the component, once for everyone who asks: React asks again and again. */
  readonly load: () => Promise<BlockComponent<Content>>;
  /** Has a component that could not be fetched fetched again when it is next asked for. */
  readonly forgetFailure: () => void;
  /** The same for HTML that waits for it: where it does not come, the HTML stays and may ask again. */
  readonly fetch: () => Promise<void>;
}

/** How a block is shown: by a component that every page brings, or by one that comes later. */
export type BlockRow<Content> = BlockComponent<Content> | LaterRow<Content>;

/** Imports the component's module, and nothing else. */
type Load<Module> = () => Promise<Module>;
type Find<Module, Content> = (module: Module) => BlockComponent<Content>;

function later<Module, Content>(
  when: LaterRow<Content>['when'],
  importIt: Load<Module>,
  find: Find<Module, Content>,
): LaterRow<Content> {
  let loading: Promise<BlockComponent<Content>> | undefined;
  let component: BlockComponent<Content> | undefined;
  let failed = false;
  const fetchIt = async () => {
    try {
      component = find(await importAgain(importIt));
      return component;
    } catch (error) {
      failed = true;
      throw error;
    } finally {
      // React's `use` reads these two, and then draws at once instead of waiting a turn.
      if (component) Object.assign(loading ?? {}, { status: 'fulfilled', value: component });
    }
  };
  const load = () => {
    loading ??= fetchIt();
    return loading;
  };
  const forgetFailure = () => {
    if (failed) loading = undefined;
    failed = false;
  };
  return {
    when,
    get component() {
      return component;
    },
    load,
    forgetFailure,
    fetch: async () => {
      try {
        await load();
      } catch (cause) {
        forgetFailure();
        throw cause;
      }
    },
  };
}

/** A block below the fold that moves or answers: it costs no JavaScript until it is almost in view. */
export function near<Module, Content>(load: Load<Module>, find: Find<Module, Content>): LaterRow<Content> {
  return later('near', load, find);
}

/** A block of HTML and CSS alone: it costs no JavaScript, unless it is shown by a click or has a film in it. */
export function still<Module, Content>(load: Load<Module>, find: Find<Module, Content>): LaterRow<Content> {
  return later('still', load, find);
}
