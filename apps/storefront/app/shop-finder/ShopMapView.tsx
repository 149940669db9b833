import { customProperties } from '@tailorbird/ui/customProperties';
import { mapOf, placeOn } from './mapView.ts';
import type { PhysicalShop } from './shop.ts';

/** The map the first shop of the list is on, drawn by us, with the shops of the list that stand there. */
export function ShopMapView({ listed }: { listed: readonly PhysicalShop[] }) {
  const map = listed[0] && mapOf(listed[0]);
  if (!map) return null;
  const numbered = listed.map((shop, at) => ({ shop, number: at + 1 }));
  const shown = numbered.filter(({ shop }) => mapOf(shop) === map);
  return (
    <div
      data-part="map"
      role="img"
      aria-label={`Map of ${map.name}: ${shown.map(({ shop, number }) => `${number} ${shop.town}`).join(', ')}`}
    >
      <img src={map.src} width={map.width} height={map.height} alt="" loading="lazy" />
      {shown.toReversed().map(({ shop, number }) => {
        const { x, y } = placeOn(map, shop);
        return (
          <span key={shop.id} data-part="number" style={customProperties({ '--x': x, '--y': y })}>
            {number}
          </span>
        );
      })}
    </div>
  );
}
