import { useEffect } from 'react';
import { useShop } from './shopStore.ts';

/** Pages are the same for everyone; what is personal comes in this one request after the page. */
export function usePersonalState(address: string): void {
  const setBagCount = useShop((shop) => shop.setBagCount);
  // The external system is the server: it alone knows the bag behind the cookie.
  useEffect(() => {
    const controller = new AbortController();
    fetch(address, { signal: controller.signal, headers: { accept: 'application/json' } })
      .then((response) => response.json())
      .then((body: unknown) => setBagCount(bagCountIn(body)))
      .catch(() => undefined);
    return () => controller.abort();
  }, [address, setBagCount]);
}

/** The count in the server's answer; 0 for an answer that is not as it should be. */
export function bagCountIn(body: unknown): number {
  const count = typeof body === 'object' && body !== null && 'bagCount' in body ? body.bagCount : 0;
  return typeof count === 'number' ? count : 0;
}
