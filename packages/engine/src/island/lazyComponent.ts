import { type ReactNode, use } from 'react';
import { importAgain } from './importAgain.ts';

/** Draws something from its props. */
export type Draw<Props> = (props: Props) => ReactNode;

/** A component whose script comes later than the page. */
export interface LazyComponent<Props> {
  /** The component, once it has come. */
  readonly component: Draw<Props> | undefined;
  /** Fetches the component, once for everyone who asks: React asks again and again. What draws it calls `useDraw`. */
  readonly load: () => Promise<Draw<Props>>;
  /** Has a component that could not be fetched fetched again when it is next asked for. */
  readonly forgetFailure: () => void;
  /** The same for HTML that waits for it: where it does not come, the HTML stays and may ask again. */
  readonly fetch: () => Promise<void>;
}

/** A component in a module of its own: `importIt` is its bare `import()`, `pick` finds the component in it. */
export function lazyComponent<Module, Props>(
  importIt: () => Promise<Module>,
  pick: (module: Module) => Draw<Props>,
): LazyComponent<Props> {
  let loading: Promise<Draw<Props>> | undefined;
  let component: Draw<Props> | undefined;
  let failed = false;
  const fetchIt = async () => {
    try {
      component = pick(await importAgain(importIt));
      return component;
    } catch (error) {
      failed = true;
      throw error;
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

/** What draws something: a component, at once where it is there or has come; else React waits until it has. */
export function useDraw<Props>(
  of: Draw<Props> | Pick<LazyComponent<Props>, 'component' | 'load'>,
): Draw<Props> {
  return typeof of === 'function' ? of : (of.component ?? use(of.load()));
}
