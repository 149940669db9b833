import { importAgain } from '@tailorbird/engine/importAgain';
import { lateStyles } from '@tailorbird/engine/lateStyles';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

interface LaterProps {
  /** Does what there is to do instead when the part cannot be loaded. It is asked for again when it is next shown. */
  readonly onLost: () => void;
}

/** A part of a page that comes when it is first shown, or when `fetch` is called before. */
export type LaterPart<Props> = ComponentType<Props & LaterProps> & { readonly fetch: () => void };

/**
 * A part of a page that comes later: nothing until then, and not shown before its styles are there, as it would push the
 * page about. `load` imports its module and nothing else. React's own `lazy` would keep the part back for up to 300 ms
 * once it is there, as it does whatever suspended (react-reconciler, FALLBACK_THROTTLE_MS).
 */
export function lazyPart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LaterPart<Props> {
  let Part: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  const come = async () => {
    const [module] = await Promise.all([importAgain(load), lateStyles()]);
    Part = pick(module);
  };
  const arrival = () => {
    coming ??= come().catch((cause: unknown) => {
      coming = undefined;
      throw cause;
    });
    return coming;
  };

  function Later({ onLost, ...props }: Props & LaterProps) {
    const [isHere, setIsHere] = useState(Part !== undefined);
    const lose = useEffectEvent(onLost);
    // The external system is the network, which brings the part.
    useEffect(() => {
      if (isHere) return undefined;
      let gone = false;
      arrival().then(
        () => gone || setIsHere(true),
        () => gone || lose(),
      );
      return () => {
        gone = true;
      };
    }, [isHere]);
    // What is left is what the part itself is given.
    return isHere && Part ? <Part {...(props as unknown as Props)} /> : null;
  }

  return Object.assign(Later, { fetch: () => void arrival().catch(() => undefined) });
}
