import type { z } from 'zod';
import { schemaAddress } from '../schemaAddress.ts';
import type { customBlock } from './schema.ts';

const note = {
  title: 'How a print is made',
  html: `<div class="steps">
  <h2>From lino to linen</h2>
  <ol>
    <li><strong>Draw.</strong> Every print begins with a pencil, at <a href="/about-us">the studio table</a>.</li>
    <li><strong>Cut.</strong> A day a block, sometimes two.</li>
    <li><strong>Print.</strong> By hand, one length at a time.</li>
  </ol>
</div>`,
  css: `.steps { padding: 32px 24px; background: #ebcfc1; }
.steps h2 { margin-bottom: 16px; font: 500 2rem / 1.1 var(--tb-font-heading); }
.steps ol { display: grid; gap: 20px; margin: 0; padding: 0; list-style: none; counter-reset: step; }
.steps li { padding-top: 12px; border-top: 2px dashed #a63d2b; }
.steps strong { display: block; font: 500 1.375rem / 1.2 var(--tb-font-heading); }
@media (min-width: 768px) { .steps { padding: 56px; } .steps ol { grid-template-columns: repeat(3, 1fr); gap: 40px; } }`,
};

const quiz = {
  title: 'Find your size in one question',
  html: `<div class="quiz"><h2>Between two sizes?</h2><p>How do you like a shirt to sit?</p>
<p class="answers"><button type="button">Close</button> <button type="button">Loose</button></p><p role="status"></p></div>`,
  css: `.quiz { padding: 32px 24px; background: #bcd3d1; text-align: center; }
.quiz h2 { margin: 0; font-size: 2rem; }
.quiz button { min-height: 44px; padding: 0 24px; border: 1px solid #1c2b2a; background: #fbf8f2; color: inherit; font-weight: 600; }
.quiz [role='status'] { min-height: 1.5em; margin: 0; }`,
  javascript: `for (const button of document.querySelectorAll('button'))
  button.onclick = () => {
    document.querySelector('[role="status"]').textContent =
      button.textContent === 'Loose' ? 'Take the larger one.' : 'Take the smaller one.';
  };`,
};

export const customBlockFixtures = {
  default: note,
  minimal: { title: 'Note', html: '<p>Made to order in three weeks.</p>' },
  maximal: {
    ...quiz,
    _meta: { schema: schemaAddress('custom-block'), deliveryId: 'size-question' },
    height: 240,
    phoneHeight: 260,
  },
  pictured: {
    title: 'A gift from an offcut',
    html: `<figure class="gift"><img src="/i/tailorbird/tile-gifts?w=800" alt="A cushion in a red check" width="800" height="600">
<figcaption>The end of a roll, and just enough for a cushion.</figcaption></figure>`,
    css: '.gift { margin: 0; max-width: 480px; } .gift figcaption { padding-top: 8px; font-style: italic; }',
  },
  table: {
    title: 'Care',
    html: `<table><caption>How we wash</caption><thead><tr><th>Cloth</th><th>Wash</th><th>Dry</th><th>Iron</th></tr></thead>
<tbody><tr><td>Linen</td><td>40°</td><td>On a line</td><td>Damp, hot</td></tr><tr><td>Lambswool</td><td>By hand</td><td>Flat</td><td>Not at all</td></tr></tbody></table>`,
    css: 'th, td { padding: 8px 24px 8px 0; text-align: left; border-bottom: 1px solid #d9d0c1; }',
  },
  hostile: {
    title: 'What a stranger might paste',
    html: `<p class="says" onclick="alert(1)">Only this sentence and its <a href="javascript:alert(1)">link</a> are left.</p>
<script>document.body.innerHTML = 'gone'</script><img src="x" onerror="alert(1)"><iframe src="https://evil.example"></iframe>`,
    css: `body { position: fixed; inset: 0; background: red url(https://evil.example/x) } body ~ * { display: none }
.says { color: #4f6238 !important } @import 'https://evil.example/x.css';`,
  },
  longText: {
    title: 'A long note',
    html: `<h2>A heading of as many words as an editor can be expected to want in one place</h2><p>${'And a paragraph that goes on. '.repeat(40)}</p><p>${'Onewordwithoutasingleplacetobreakit'.repeat(6)}</p>`,
  },
} satisfies { [name: string]: z.input<typeof customBlock> & { _meta?: { schema: string } } };
