import { lazyPart } from '../lazyPart.tsx';
import { navigateToFallback } from '../navigateToFallback.ts';
import { usePersonalOverlays } from './usePersonalOverlays.ts';

const PersonalOverlays = lazyPart(
  () => import('./PersonalOverlays.tsx'),
  (m) => m.PersonalOverlays,
);

/** What a press on the page opens. */
export function PressedOverlay() {
  const { overlay, close } = usePersonalOverlays();
  const goThere = () => {
    close();
    if (overlay) navigateToFallback(overlay.to);
  };
  return overlay && <PersonalOverlays overlay={overlay} onClose={close} onLost={goThere} />;
}
