import { type ComponentType, useEffect, useState } from 'react';

let rulesAdded: Promise<unknown> = Promise.resolve();
let rulesAreDue = false;

/** Parts and pages that come later are shown when this is settled. For traces and tests: it is marked `styled`. */
export function awaitRules(adding: Promise<unknown>): void {
  rulesAreDue = true;
  rulesAdded = adding.finally(() => {
    rulesAreDue = false;
    performance.mark('styled');
  });
}

/** Whether the rules of other pages are still to come: one that the browser loads brings its own. */
export function awaitsRules(): boolean {
  return rulesAreDue;
}

/** A part of a page that comes when it is first shown, or when `fetch` is called before. */
export type LaterPart<Props> = ComponentType<Props> & { readonly fetch: () => void };

/**
 * A part of a page that comes later: nothing until then, and not shown before its styles are there, as it would push the
 * page about. One that cannot be loaded throws where it stands, and is asked for again when it is next shown. React's
 * own `lazy` would keep it back for up to 300 ms once it is there, as it does whatever suspended (react-reconciler,
 * FALLBACK_THROTTLE_MS).
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  let Part: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  const come = async () => {
    [Part] = await Promise.all([load(), rulesAdded]);
  };
  const arrival = () => {
    coming ??= come().catch((cause: unknown) => {
      coming = undefined;
      throw cause;
    });
    return coming;
  };

  function Later(props: Props) {
    const [failure, setFailure] = useState<{ readonly cause: unknown }>();
    const [isHere, setIsHere] = useState(Part !== undefined);
    // The external system is the network, which brings the part.
    useEffect(() => {
      if (isHere) return undefined;
      let gone = false;
      arrival().then(
        () => gone || setIsHere(true),
        (cause: unknown) => gone || setFailure({ cause }),
      );
      return () => {
        gone = true;
      };
    }, [isHere]);
    if (failure) throw failure.cause;
    return isHere && Part ? <Part {...props} /> : null;
  }

  return Object.assign(Later, { fetch: () => void arrival().catch(() => undefined) });
}
