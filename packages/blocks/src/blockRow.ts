import type { ReactNode } from 'react';

/** Draws one block from its parsed content. */
export type BlockComponent<Content> = (content: Content) => ReactNode;

/** A block whose component comes later than the page. */
export interface LaterRow<Content> {
  /** `near`: taken over shortly before it is seen. `still`: never, it has nothing to take over. */
  readonly when: 'near' | 'still';
  /** The component, once it has come. */
  readonly component: BlockComponent<Content> | undefined;
  /** Fetches the component, once for everyone who asks. A fetch that failed is tried again by the next. */
  readonly load: () => Promise<BlockComponent<Content>>;
}

/** How a block is shown: by a component that every page brings, or by one that comes later. */
export type BlockRow<Content> = BlockComponent<Content> | LaterRow<Content>;

type Load<Content> = () => Promise<BlockComponent<Content>>;

function later<Content>(when: LaterRow<Content>['when'], load: Load<Content>): LaterRow<Content> {
  let loading: Promise<BlockComponent<Content>> | undefined;
  let component: BlockComponent<Content> | undefined;
  const fetchIt = async () => {
    try {
      component = await load();
      return component;
    } catch (error) {
      loading = undefined;
      throw error;
    } finally {
      // React's `use` reads these two, and then draws at once instead of waiting a turn.
      if (component) Object.assign(loading ?? {}, { status: 'fulfilled', value: component });
    }
  };
  return {
    when,
    get component() {
      return component;
    },
    load: () => {
      loading ??= fetchIt();
      return loading;
    },
  };
}

/** A block below the fold that moves or answers: it costs no JavaScript until it is almost in view. */
export function near<Content>(load: Load<Content>): LaterRow<Content> {
  return later('near', load);
}

/** A block of HTML and CSS alone: it costs no JavaScript, unless it is shown by a click or has a film in it. */
export function still<Content>(load: Load<Content>): LaterRow<Content> {
  return later('still', load);
}
