import { Button } from '@tailorbird/ui/Button';
import { useReady } from '@tailorbird/ui/useReady';
import { useEffect, useRef, useState } from 'react';
import { useLiveShopping } from '../page/BlockData.tsx';
import { usePageFacts } from '../page/PageFacts.tsx';
import { Background } from '../parts/Background.tsx';
import { LiveShoppingRoot } from './LiveShopping.styles.ts';
import type { LiveShoppingContent } from './schema.ts';

function Player({ channelId, title }: { channelId: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      title={title}
      src={`/live-shopping-frame/${channelId}`}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      allow="fullscreen"
    />
  );
}

/**
 * A live-shopping channel: a picture until the shopper presses start, then another company’s player in a closed frame.
 * The press is the consent; before it nothing is asked of that company. In a shop without a player the link is what there is.
 */
export function LiveShopping(content: LiveShoppingContent) {
  const { channelId, title, description, picture, pictureAlt, link, linkText, startText, aspectRatio } =
    content;
  const { embeds, href } = usePageFacts();
  const hasPlayer = useLiveShopping();
  const ready = useReady();
  const [started, setStarted] = useState(false);
  if (!embeds) return null;
  return (
    <LiveShoppingRoot data-ratio={aspectRatio} aria-label={title}>
      <div data-part="stage">
        {started ? (
          <Player channelId={channelId} title={title} />
        ) : (
          <Background desktop={picture} alt={pictureAlt} sizes="(min-width: 992px) 66vw, 100vw" />
        )}
      </div>
      <div data-part="words">
        <h2>{title}</h2>
        {description && <p>{description}</p>}
        {hasPlayer && !started && (
          <div data-part="start" data-ready={ready ? '' : undefined}>
            <Button onClick={() => setStarted(true)} data-promotion={title}>
              {startText}
            </Button>
            <small>The player comes from another company, which then learns that you are watching.</small>
          </div>
        )}
        {link && (
          <a href={href(link)} data-promotion={title}>
            {linkText}
          </a>
        )}
      </div>
    </LiveShoppingRoot>
  );
}
