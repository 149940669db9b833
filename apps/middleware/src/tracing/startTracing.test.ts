import { trace } from '@opentelemetry/api';
import { expect, it, vi } from 'vitest';
import { freePort } from '../../../../scripts/port.ts';
import { inSpan } from './span.ts';
import { startTracing } from './startTracing.ts';

const settings = { OTEL_SERVICE_NAME: 'tailorbird' };

it('without a collector nothing is traced', async () => {
  const stop = await startTracing({ ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: undefined });
  await inSpan('work', { kind: 'internal' }, async (span) => expect(span.isRecording()).toBe(false));
  expect(trace.getActiveSpan()).toBeUndefined();
  await stop();
});

it('a collector that does not answer is told once, without a span of it, and ends with the process within ten seconds', async () => {
  const lines: string[] = [];
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  const endpoint = `http://127.0.0.1:${await freePort()}`;
  const stop = await startTracing({ ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  for (const _ of [1, 2]) {
    await inSpan('canary work', { kind: 'internal' }, async (span) => expect(span.isRecording()).toBe(true));
    await new Promise((resolve) => setTimeout(resolve, 1_200));
  }
  const started = performance.now();
  await stop();
  expect(performance.now() - started).toBeLessThan(10_000);
  write.mockRestore();
  const told = lines.filter((line) => line.includes('"op":"tracing"'));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('OTEL_EXPORTER_OTLP_ENDPOINT');
  expect(told[0]).not.toContain('canary');
}, 20_000);
