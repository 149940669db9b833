import { expect, test } from 'vitest';
import { liveShoppingFrame, liveShoppingPolicy } from './liveShoppingFrame.ts';

const script = 'https://live.example/player.js?a=1&b=2';

test('blocks §7 live shopping 1: the company’s script is put into a frame without an origin', async () => {
  const response = liveShoppingFrame('autumn', script, 'https://shop.example');
  expect(await response.text()).toContain(
    '<script src="https://live.example/player.js?a=1&amp;b=2" data-channel="autumn" async>',
  );
  expect(response.headers.get('content-security-policy')).toBe(liveShoppingPolicy(script));
});

test('reliability F8: the script may reach its own host and nothing else', () => {
  const hosts = new Set(liveShoppingPolicy(script).match(/\b(?:https?|wss?):\/\/[^\s;]+/g));
  expect([...hosts]).toEqual(['https://live.example', 'wss://live.example']);
  expect(liveShoppingPolicy(script)).toContain('sandbox allow-scripts;');
  expect(liveShoppingPolicy(script)).not.toMatch(/script-src[^;]*'self'|allow-same-origin/);
});

test.each([
  ['autumn', undefined],
  ['a"><script>', script],
  ['', script],
])('there is no player for channel %j with the setting %j', (channel, setting) => {
  expect(liveShoppingFrame(channel, setting, 'https://shop.example').status).toBe(404);
});
