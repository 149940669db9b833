import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { shopSettings } from '../app/shopSettings.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

/** What Google's judge has to say of a policy, the worst first. */
function judge(policy: string) {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return findings
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, value, description }) => [directive, value, description]);
}

const settings = shopSettings({ publicUrl: 'http://localhost:3000' });

test('reliability F4: Google’s judge finds nothing grave in the policy of a page', () => {
  expect(
    judge(contentSecurityPolicy(['ours()'], { ...settings, mediaOrigins: ['https://media.example'] })),
  ).toEqual([]);
});

test('reliability F4: it would find what is grave', () => {
  const policy = contentSecurityPolicy([], settings);
  expect(judge(policy.replace("script-src 'self'", "script-src 'unsafe-inline' *"))).not.toEqual([]);
});

test('reliability F4: a page lets in nothing it has not named', () => {
  const policy = contentSecurityPolicy(['ours()'], settings);
  const hash = createHash('sha256').update('ours()').digest('base64');
  const script = policy.split('; ').find((part) => part.startsWith('script-src'));
  expect(script).toBe(`script-src 'self' 'sha256-${hash}'`);
  for (const part of ["default-src 'none'", "base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'"])
    expect(policy.split('; ')).toContain(part);
});
