import { type RefObject, useEffect, useState } from 'react';

const stillness = '(prefers-reduced-motion: reduce)';

/** Plays a silent film while it is in view, unless the shopper paused it or asked for less movement. */
export function useAmbientPlayback(film: RefObject<HTMLVideoElement | null>, ambient: boolean) {
  const [playing, setPlaying] = useState(false);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    const video = film.current;
    if (video === null || !ambient || paused || matchMedia(stillness).matches) return undefined;
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
