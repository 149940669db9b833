import { useRef } from 'react';
import { customProperties } from '../customProperties.ts';
import { PauseIcon, PlayIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import type { NativeProps } from '../nativeProps.ts';
import { Picture, type PictureProps } from '../picture/Picture.tsx';
import { useAmbientPlayback } from './useAmbientPlayback.ts';
import { VideoRoot } from './Video.styles.ts';

/** A film: ambient (silent, looping, pausable) unless it has controls. */
export interface VideoProps extends NativeProps<'div', 'children'> {
  /** The film as MP4, which every browser asks for first: it is the smaller, and what Safari plays in ranges. */
  src: string;
  /** The same as WebM, for browsers built without H.264. */
  webm?: string | undefined;
  /** Its picture: under the film, which covers it once it plays. Without scripts or motion it is what is seen. */
  poster?: Pick<PictureProps, 'src' | 'sizes' | 'widths' | 'priority'> | undefined;
  /** Starts again when it has ended. @default true */
  loop?: boolean | undefined;
  /** Always true for a film that starts by itself. @default true */
  muted?: boolean | undefined;
  /** The browser’s own controls; the film then waits for the shopper. */
  controls?: boolean | undefined;
  /** What it shows. */
  label: string;
  /** WebVTT captions of a film with sound. */
  captions?: string | undefined;
  /** The box, as the CSS property. @default 16 / 9 */
  ratio?: string | undefined;
}

/** H.264, High profile, at most level 4: named, so that a browser built without it does not fetch the MP4 first. */
const mp4 = 'video/mp4; codecs="avc1.640028"';

/** A silent film has nothing to caption. */
const silentCaptions = 'data:text/vtt,WEBVTT';

/** Starts by itself only when silent, in view and welcome, and always has a button that stops it (WCAG 2.2.2). */
export function Video(film: VideoProps) {
  // A source that changes inside a film has no effect: another film is another one of these, with a state of its own.
  return <OneFilm key={film.src} {...film} />;
}

function OneFilm({
  src,
  webm,
  poster,
  loop = true,
  muted = true,
  controls = false,
  label,
  captions,
  ratio = '16 / 9',
  ...native
}: VideoProps) {
  const film = useRef<HTMLVideoElement>(null);
  const { playing, toggle, onPlay, onPause } = useAmbientPlayback(film, muted && !controls);
  return (
    <VideoRoot {...native} style={customProperties({ '--ratio': ratio })}>
      {poster && <Picture {...poster} alt="" ratio={ratio} />}
      <video
        ref={film}
        src={webm === undefined ? src : undefined}
        loop={loop}
        muted={muted}
        controls={controls}
        preload={poster === undefined ? 'metadata' : 'none'}
        aria-label={label}
        playsInline
        onPlay={onPlay}
        onPause={onPause}
      >
        {webm !== undefined && <source src={src} type={mp4} />}
        {webm !== undefined && <source src={webm} type="video/webm" />}
        <track kind="captions" src={captions ?? silentCaptions} />
      </video>
      {!controls && (
        <IconButton
          icon={playing ? PauseIcon : PlayIcon}
          label={`${playing ? 'Pause' : 'Play'} film: ${label}`}
          tone="paper"
          onClick={toggle}
        />
      )}
      {!controls && (
        <noscript>
          <a href={src}>Watch: {label}</a>
        </noscript>
      )}
    </VideoRoot>
  );
}
