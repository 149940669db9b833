import { expect, test } from 'vitest';
import { scopeCss } from './scopeCss.ts';

/** The sheet with the scope’s selector written as `§`. */
const sheet = (css: string) => {
  const { scope, sheet: made } = scopeCss(css);
  return made.replaceAll(`[data-scope="${scope}"]`, '§');
};

test('every selector is put below the block', () => {
  expect(sheet('p, .a > .b { color: red }')).toBe('§ p,§ .a>.b{color:red}');
});

test('html, body and :root mean the block itself', () => {
  expect(sheet('body { color: red } :root > p { margin: 0 } html.dark p { top: 0 }')).toBe(
    '§{color:red}§>p{margin:0}§.dark p{top:0}',
  );
});

test('nothing beside the block can be reached', () => {
  expect(sheet('body ~ * {color:red} :root + p {color:red} + p {color:red} p { & ~ b {color:red} }')).toBe(
    '',
  );
});

test('conditions stay, with what they hold scoped', () => {
  expect(sheet('@media (min-width:768px) { p { color: red } }')).toBe(
    '@media (min-width:768px){§ p{color:red}}',
  );
});

test('imports, fonts, animations and the rest of the at-rules go', () => {
  expect(sheet("@import 'x.css'; @font-face { font-family: x } @keyframes x { to { top: 0 } }")).toBe('');
});

test('only pictures of the shop may be asked for', () => {
  expect(sheet('p { background: url(/i/content/hero?w=800) }')).toBe(
    '§ p{background:url(/i/content/hero?w=800)}',
  );
  expect(sheet('p { background: url(https://elsewhere.example/x.png); color: red }')).toBe('§ p{color:red}');
});

test('nothing is fixed, nothing is important, nothing moves by itself', () => {
  expect(sheet('p { position: fixed; color: red !important; animation: spin 1s infinite }')).toBe(
    '§ p{color:red}',
  );
});

test('the shop’s own tokens keep their values', () => {
  expect(sheet('p { --tb-color-ink: red; --mine: 4px; gap: var(--mine) }')).toBe(
    '§ p{--mine:4px;gap:var(--mine)}',
  );
});

test('a sheet cannot end its style element', () => {
  expect(sheet('p::before { content: "</style><script>" }')).not.toContain('</');
});
