import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { invalidHost, ownStagingHost, stagingHost } from './stagingHost.ts';

// Our own list of hosts that are none, or nobody’s we know.
const hostile = JSON.parse(
  readFileSync(new URL('../../../../security/payloads/stagingHosts.json', import.meta.url), 'utf8'),
) as string[];
const ours = [ownStagingHost, 'q1a2-vse.staging.bigcontent.io'];

test('blocks §5 preview domain 1: one of our own hosts with the staging suffix may be previewed', () => {
  for (const host of ours) expect(stagingHost(host, ours)).toEqual({ ok: true, value: host });
});

test('blocks §5 preview domain 1: a host without the suffix is refused in these words, though it be listed', () => {
  expect(stagingHost('cms.example', ['cms.example'])).toEqual({
    ok: false,
    error: 'Invalid amplience staging domain',
  });
});

test('reliability G7: none of the ways round the suffix of a preview’s host leads anywhere', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(66);
  expect(hostile.filter((text) => stagingHost(text, ours).ok)).toEqual([]);
  // Nor do those that read as another host once they are in an address, even if somebody has listed them.
  const elsewhere = hostile.filter((text) => {
    const listed = stagingHost(text, hostile);
    return listed.ok && new URL(`https://${listed.value}/content`).host !== text;
  });
  expect(elsewhere).toEqual([]);
});

test('blocks §5 preview domain 1: … and so is one with the suffix that is not listed', () => {
  expect(stagingHost('somebody-vse.staging.bigcontent.io', ours)).toEqual({
    ok: false,
    error: 'Invalid amplience staging domain',
  });
});

test('reliability finding 7: another tenant’s host is refused', () => {
  expect(stagingHost('attacker-vse.staging.bigcontent.io', ours)).toEqual({ ok: false, error: invalidHost });
});

test('whatever is let through is exactly the host that is asked', () => {
  const texts = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code)).flatMap(
    (character) => [`a${character}b.staging.bigcontent.io`, `ab${character}.staging.bigcontent.io`],
  );
  const through = texts.filter((text) => stagingHost(text, [text]).ok);
  expect(through.length).toBeGreaterThan(36);
  expect(through.filter((text) => new URL(`https://${text}/x?y#z`).host !== text)).toEqual([]);
});
