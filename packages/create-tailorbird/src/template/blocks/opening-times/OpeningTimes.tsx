import { Fragment } from 'react';
import type { OpeningTimesContent } from './schema.ts';

/** When a place is open, day by day. */
export function OpeningTimes({ title, times }: OpeningTimesContent) {
  return (
    <section className="opening-times">
      <h2>{title}</h2>
      <dl>
        {times.map(({ days, hours }) => (
          <Fragment key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
