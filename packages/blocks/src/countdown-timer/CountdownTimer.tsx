import { timeZones } from '@tailorbird/commerce/locale/timeZones';
import { customProperties } from '@tailorbird/ui/customProperties';
import { useId } from 'react';
import { usePageFacts } from '../page/PageFacts.tsx';
import { CountdownTimerRoot } from './CountdownTimer.styles.ts';
import { timeLeft } from './countdown.ts';
import type { CountdownTimerContent } from './schema.ts';
import { useCountdown } from './useCountdown.ts';

const units = [
  { of: 'days', one: 'day', many: 'days' },
  { of: 'hours', one: 'hour', many: 'hours' },
  { of: 'minutes', one: 'min', many: 'mins' },
  { of: 'seconds', one: 'sec', many: 'secs' },
] as const;

function Digits({ left }: { left: number }) {
  const time = timeLeft(left);
  return (
    <div role="timer" aria-label="Time left">
      {units.map(({ of, one, many }) => (
        <span key={of}>
          <b>{String(time[of]).padStart(2, '0')}</b> {time[of] === 1 ? one : many}{' '}
        </span>
      ))}
    </div>
  );
}

/** When it ends by the market’s clock, in words: for a page without script, where nothing counts. A browser with script does not come here. */
function End({ endDate }: { endDate: string }) {
  const { locale, market } = usePageFacts();
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: timeZones[market],
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return <time dateTime={endDate}>{format.format(new Date(endDate))}</time>;
}

/** How long something still lasts, shown from its start to its end (blocks §4 countdown). */
export function CountdownTimer({
  startDate,
  endDate,
  text,
  link,
  backgroundColour,
  textColour,
}: CountdownTimerContent) {
  const { href } = usePageFacts();
  const id = useId();
  const span = { start: Date.parse(startDate), end: Date.parse(endDate) };
  const { renderedAt, left } = useCountdown(id, span);
  return (
    <CountdownTimerRoot
      id={id}
      data-at={renderedAt}
      hidden={left === undefined}
      aria-label="Countdown"
      style={customProperties({ '--ground': backgroundColour, '--text': textColour })}
    >
      {left !== undefined && (
        <>
          <p>
            {link ? (
              <a href={href(link)} data-promotion={text}>
                {text}
              </a>
            ) : (
              text
            )}
          </p>
          <Digits left={left} />
          <noscript>
            <End endDate={endDate} />
          </noscript>
        </>
      )}
    </CountdownTimerRoot>
  );
}
