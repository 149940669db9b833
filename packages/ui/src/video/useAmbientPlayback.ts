import { type RefObject, useEffect, useState } from 'react';

const stillness = '(prefers-reduced-motion: reduce)';

/** Whether the browser has been asked to save data; not every browser says. */
function savesData(): boolean {
  if (!('connection' in navigator)) return false;
  const { connection } = navigator;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

/** Plays a silent film while it is in view, unless the shopper paused it or asked for less movement or less data. */
export function useAmbientPlayback(film: RefObject<HTMLVideoElement | null>, ambient: boolean) {
  const [playing, setPlaying] = useState(false);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    const video = film.current;
    if (video === null || !ambient || paused || matchMedia(stillness).matches || savesData())
      return undefined;
    const sight = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) video.play().catch(() => setPlaying(false));
      else video.pause();
    });
    sight.observe(video);
    return () => sight.disconnect();
  }, [film, ambient, paused]);

  const toggle = (): void => {
    const video = film.current;
    if (video === null) return;
    setPaused(!video.paused);
    if (video.paused) video.play().catch(() => setPlaying(false));
    else video.pause();
  };

  return { playing, toggle, onPlay: () => setPlaying(true), onPause: () => setPlaying(false) };
}
