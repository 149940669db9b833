import { useState } from 'react';
import type { Point } from './shop.ts';

const maxMs = 10_000;
const maxAgeMs = 600_000;

/** Where the shopper is, once they ask and the browser agrees. It stays in the browser; a place typed after it goes first. */
export function useHere(place: string) {
  const [found, setFound] = useState<{ here?: Point; problem?: string; place: string }>({ place });
  const ask = () => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setFound({ here: { latitude, longitude }, place }),
      () => setFound({ problem: 'Your browser did not say where you are. Type a town or postcode.', place }),
      { timeout: maxMs, maximumAge: maxAgeMs },
    );
  };
  const current = found.place === place ? found : undefined;
  return { here: current?.here, problem: current?.problem, ask };
}
