// Plain Node: rules, tokens, schemas and a primitive as HTML, with no bundler.
import assert from 'node:assert/strict';
import { parseBlocks } from '@tailorbird/blocks/parse';
import { formatMoney } from '@tailorbird/commerce/money';
import { hex } from '@tailorbird/tokens/hex';
import { Button } from '@tailorbird/ui/Button';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import items from './items.json' with { type: 'json' };

assert.equal(formatMoney(1250, 'GBP', 'en-GB'), '£12.50');
assert.match(hex.ink, /^#[0-9a-f]{6}$/i);
const { blocks, broken } = parseBlocks(items);
assert.deepEqual([blocks.map(({ id }) => id), broken.length], [['hero', 'text-block'], 1]);
assert.match(renderToString(createElement(Button, null, 'Save')), /^<button .*>Save</);
console.log('Node: money, tokens, blocks and a button.');
