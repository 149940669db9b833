/**
 * The first script of a custom block's frame, in front of what its editor wrote. A policy has no word that keeps a script
 * from `RTCPeerConnection`, which reaches any address, so its constructor goes. A frame inside the frame would have another:
 * an observer takes each away in the microtask after it came, before its document can begin. Whatever the editor's script
 * changes later, the observer works with what was there first. It looks into each shadow root that a script makes; those that
 * HTML makes by itself, or that are copied, it could not know of, so there are none (`withoutOwnRoots`, and what is deleted here).
 */
export const frameGuard = `(() => {
  const { apply, deleteProperty } = Reflect;
  const { observe } = MutationObserver.prototype;
  const { attachShadow, remove } = Element.prototype;
  for (const name of Object.getOwnPropertyNames(window)) if (/^(webkit|moz)?RTC/.test(name)) deleteProperty(window, name);
  for (const name of ['write', 'writeln', 'open']) deleteProperty(Document.prototype, name);
  for (const of of [Document, Document.prototype, Element.prototype, ShadowRoot.prototype])
    for (const name of Object.getOwnPropertyNames(of)) if (name.endsWith('Unsafe')) deleteProperty(of, name);
  const frames = 'iframe, frame, object, embed, fencedframe';
  const guard = (root, find) => {
    const look = () => { for (let frame; (frame = apply(find, root, [frames]));) apply(remove, frame, []); };
    apply(observe, new MutationObserver(look), [root, { __proto__: null, childList: true, subtree: true }]);
  };
  guard(document, Document.prototype.querySelector);
  const { querySelector } = DocumentFragment.prototype;
  Element.prototype.attachShadow = function ({ mode, delegatesFocus = false, slotAssignment = 'named' }) {
    const root = apply(attachShadow, this, [{ __proto__: null, mode, delegatesFocus, slotAssignment }]);
    guard(root, querySelector);
    return root;
  };
})();`;

/** HTML in which no element has a shadow root of its own. */
export function withoutOwnRoots(html: string): string {
  return html.replaceAll(/shadowrootmode/gi, 'data-root');
}
