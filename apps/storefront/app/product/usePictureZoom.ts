import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { doublePressZoom, spread, zoomStep, zoomWithin } from './zoomScale.ts';

/**
 * Enlarges what a scrolling room holds, by keys, by two fingers and by a double press, which also brings it back; what was
 * pressed stays where it is, else what was in the middle.
 */
export function usePictureZoom() {
  const room = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const shown = useRef(1);
  const pressed = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const zoomBy = (factor: number) => setZoom((now) => zoomWithin(now * factor));

  // The external system is the room's scroll position, which knows nothing of zoom.
  useLayoutEffect(() => {
    const element = room.current;
    const ratio = zoom / shown.current;
    shown.current = zoom;
    if (!element || ratio === 1) return;
    const { x, y } = pressed.current ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 };
    pressed.current = undefined;
    element.scrollLeft = (element.scrollLeft + x) * ratio - x;
    element.scrollTop = (element.scrollTop + y) * ratio - y;
  }, [zoom]);

  // The external system is touch: only a listener that is not passive may keep the page from zooming itself.
  useEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    let last = 0;
    const onTouch = (event: TouchEvent) => {
      const [first, second] = event.touches;
      const now = first && second ? spread(first, second) : 0;
      if (now > 0) event.preventDefault();
      if (now > 0 && last > 0) setZoom((zoomed) => zoomWithin((zoomed * now) / last));
      last = now;
    };
    const names = ['touchstart', 'touchmove', 'touchend'] as const;
    const onDoublePress = ({ clientX, clientY }: MouseEvent) => {
      const { left, top } = element.getBoundingClientRect();
      pressed.current = { x: clientX - left, y: clientY - top };
      setZoom((now) => (now > 1 ? 1 : doublePressZoom));
    };
    for (const name of names) element.addEventListener(name, onTouch, { passive: false });
    element.addEventListener('dblclick', onDoublePress);
    return () => {
      element.removeEventListener('dblclick', onDoublePress);
      for (const name of names) element.removeEventListener(name, onTouch);
    };
  }, []);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') zoomBy(zoomStep);
    if (key === '-') zoomBy(1 / zoomStep);
    if (key === '0') setZoom(1);
  };
  return { room, zoom, setZoom, zoomBy, onKeyDown };
}
