import { type ReactNode, useLayoutEffect } from 'react';
import { emulate, stylesFor, type Wishes } from './emulation.ts';

/** Shows a story as a shopper with these wishes would see it. Styles that come with a story are answered once it is there. */
export function Emulation({ wishes, children }: { wishes: Wishes; children: ReactNode }) {
  useLayoutEffect(() => emulate(wishes));
  return (
    <>
      <style>{stylesFor(wishes)}</style>
      {children}
    </>
  );
}
