import { customProperties } from '@tailorbird/ui/customProperties';
import { useEffect, useRef, useState } from 'react';
import { heightIn, heightIntervalMs, maxHeightChanges, measureMessage } from './frameHeight.ts';

interface CustomFrameProps {
  readonly title: string;
  readonly address: string;
  /** Reserved until the frame says how high it is, in pixels. */
  readonly height: number;
  readonly phoneHeight: number;
}

/**
 * An editor’s script, where it can do nothing to the page: a frame with an address, a policy and no origin of its own.
 * It may say how high it is, ten times a second at most.
 */
export function CustomFrame({ title, address, height, phoneHeight }: CustomFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [told, setTold] = useState<number>();

  useEffect(() => {
    let changes = 0;
    let latest: number | undefined;
    let timer: number | undefined;
    const listen = (event: MessageEvent) => {
      const asked = heightIn(event, frame.current?.contentWindow);
      if (asked === undefined || changes >= maxHeightChanges) return;
      latest = asked;
      timer ??= window.setTimeout(() => {
        timer = undefined;
        changes += 1;
        setTold(latest);
      }, heightIntervalMs);
    };
    window.addEventListener('message', listen);
    // A sandboxed frame has no origin to address; the message says nothing but “measure”.
    frame.current?.contentWindow?.postMessage(measureMessage, '*');
    return () => {
      window.removeEventListener('message', listen);
      window.clearTimeout(timer);
    };
  }, []);

  return (
    <iframe
      ref={frame}
      title={title}
      src={address}
      sandbox="allow-scripts"
      loading="lazy"
      referrerPolicy="no-referrer"
      allow=""
      style={customProperties({
        '--height': `${told ?? height}px`,
        '--phone-height': `${told ?? phoneHeight}px`,
      })}
    />
  );
}
