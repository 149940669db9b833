import { z } from 'zod';
import { url, variable } from './variable.ts';

/** Where traces go, under the names OpenTelemetry gives these settings. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: variable({
    about:
      'Collector that takes traces over OTLP/HTTP, at /v1/traces behind this address; unset, nothing is traced. Headers it wants are in OTEL_EXPORTER_OTLP_HEADERS.',
    expects: 'an http(s) address',
    example: 'http://localhost:4318',
    read: url(/^https?$/).optional(),
  }),
  OTEL_SERVICE_NAME: variable({
    about: 'What traces call this process.',
    expects: 'a name of at most 100 letters, digits and . _ -',
    example: 'tailorbird',
    read: z
      .string()
      .regex(/^[\w.-]{1,100}$/)
      .default('tailorbird'),
  }),
} as const;
