import { useUnnamedControl } from '@tailorbird/ui/useUnnamedControl';
import { createRoot } from 'react-dom/client';
import { lazyPart } from '../lazyPart.tsx';

/** Loaded by the first shopper who wonders what an icon does. */
const Tooltip = lazyPart(
  () => import('@tailorbird/ui/Tooltip'),
  (m) => m.Tooltip,
);

/** Says beside a control that is an icon alone what it does. */
function IconNames() {
  const control = useUnnamedControl();
  return control && <Tooltip of={control} text={control.ariaLabel ?? ''} onLost={stayUnnamed} />;
}

/** The next rest on an icon asks for its name again. */
function stayUnnamed(): void {}

/** Names the icons of this page and of those after it. Beside the page’s own tree, which need not wait for it. */
export function nameIcons(): void {
  createRoot(document.createElement('div')).render(<IconNames />);
}
