import { expect, test } from 'vitest';
import { renderBlock } from '../testing/renderBlock.tsx';
import { modalFixtures as fixtures } from './fixtures.ts';
import { Modal } from './Modal.tsx';
import { modal } from './schema.ts';

const html = (name: keyof typeof fixtures) => renderBlock(<Modal {...modal.parse(fixtures[name])} />);

test('its trigger leads to its own place on the page, where its words stand without script', () => {
  expect(html('default')).toMatch(/^<div id="how-it-fits"/);
  expect(html('default')).toMatch(/<a [^>]*href="#how-it-fits"/);
  expect(html('default')).toMatch(/<noscript>.*room for a jumper/s);
});

test('its dialog holds nothing until it is opened', () => {
  const [, dialog = ''] = /<dialog[^>]*>(.*?)<\/dialog>/s.exec(html('default')) ?? [];
  expect(dialog).toBe('');
});

test('an id that could not be a place on the page is refused, and the message says what would do', () => {
  const { error } = modal.safeParse({ modalId: 'How it fits', title: 'x' });
  expect(error?.issues[0]?.message).toContain('as in how-it-fits');
});
