import { shopMeter } from './startMetrics.ts';

/** Seconds between which durations are told apart: a look-up in memory, a page, a bank that takes its time. */
const boundaries = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What a duration is told by: few values each, and nothing a person typed. */
type Labels = Readonly<Record<string, string | number>>;

/**
 * A histogram of durations, from which rate, errors and quantiles are read.
 *
 * @returns Records one, in milliseconds.
 */
export function createTimer(name: string, description: string): (ms: number, labels: Labels) => void {
  const histogram = shopMeter().createHistogram(name, {
    unit: 'seconds',
    description,
    advice: { explicitBucketBoundaries: boundaries },
  });
  return (ms, labels) => histogram.record(ms / 1000, labels);
}
