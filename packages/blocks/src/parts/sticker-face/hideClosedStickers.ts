/**
 * Keeps stickers closed that this browser has closed before, twenty at most: by a rule for each, so that none is seen before scripts
 * start, nor on a page that is come to later. The document runs its text by itself, so it names nothing outside it.
 */
export function hideClosedStickers(): void {
  const key = 'closed-stickers';
  const rules = new CSSStyleSheet();
  const hide = (name: string) => rules.insertRule(`[data-sticker="${CSS.escape(name)}"] { display: none }`);
  let closed: readonly string[] = [];
  try {
    closed = JSON.parse(localStorage.getItem(key) ?? '[]');
    for (const name of closed) hide(name);
  } catch {
    closed = [];
  }
  document.adoptedStyleSheets.push(rules);
  const onClose = ({ target }: Event) => {
    const name = target instanceof HTMLElement ? target.dataset['sticker'] : undefined;
    if (name === undefined) return;
    hide(name);
    closed = [name, ...closed].slice(0, 20);
    try {
      localStorage.setItem(key, JSON.stringify(closed));
    } catch {
      // A browser may refuse storage: then it is closed until the next document.
    }
  };
  document.addEventListener('close', onClose, true);
}
