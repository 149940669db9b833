import { Notifications } from '@tailorbird/ui/Notifications';
import { useShop } from '../shopStore.ts';
import { NoticesRoot } from './Notices.styles.ts';

/** What the shopper is told, wherever on the shop it came up. */
export function Notices() {
  const notices = useShop((shop) => shop.notices);
  const dismiss = useShop((shop) => shop.dismiss);
  return (
    <NoticesRoot data-part="notices">
      <Notifications items={notices} onDismiss={({ id }) => dismiss(id)} />
    </NoticesRoot>
  );
}
