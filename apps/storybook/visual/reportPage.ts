/** What the report’s page knows of a change. */
export interface ReportEntry {
  readonly name: string;
  readonly kind: 'new' | 'gone' | 'changed' | 'differed once';
  readonly count: number;
  readonly before?: string;
  readonly after?: string;
  readonly diff?: string;
}

const styles = `
:root { color-scheme: light; font: 15px/1.5 system-ui, sans-serif; color: #1c2b2a; background: #fbf8f2 }
body { display: grid; grid-template-columns: 340px 1fr; height: 100vh; margin: 0 }
nav { display: flex; flex-direction: column; gap: 10px; padding: 16px; overflow: auto; border-right: 1px solid #d9d0c1; background: #fff }
h1 { margin: 0; font-size: 18px } label { display: grid; gap: 4px; font-weight: 600 }
input, select, button { font: inherit; padding: 6px 10px; border: 1px solid #6b7472; border-radius: 2px; background: #fff; color: inherit }
button[aria-pressed=true] { background: #1c2b2a; color: #fff }
ol { margin: 0; padding: 0; list-style: none } li button { width: 100%; border: 0; text-align: left; overflow-wrap: anywhere }
li h2 { margin: 12px 0 4px; font-size: 15px } li button[aria-current=true] { background: #f2ece1; font-weight: 600 } small { display: block; color: #4b5a57; font-weight: 400 }
main { padding: 16px 24px; overflow: auto } .bar { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-bottom: 12px }
code { padding: 4px 8px; background: #f2ece1; user-select: all } h2 { margin: 0 0 8px; font-size: 18px; overflow-wrap: anywhere }
figure { margin: 0 } figcaption { font-weight: 600 } img { display: block; max-width: 100%; border: 1px solid #d9d0c1; background: #fff }
.sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(280px, 1fr)); gap: 16px; align-items: start }
.slider { position: relative; width: max-content; max-width: 100% } .slider img + img { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--cut, 50%)) }
.slider::after { content: ''; position: absolute; inset-block: 0; left: var(--cut, 50%); width: 2px; background: #a63d2b }
input[type=range] { width: 100%; padding: 0 }
`;

const script = `
const all = JSON.parse(document.getElementById('changes').textContent);
const command = document.body.dataset.command, list = document.querySelector('ol'), main = document.querySelector('main'), words = document.getElementById('words'), kind = document.getElementById('kind'), width = document.getElementById('width');
const once = 'differed once', views = ['Side by side', 'Slider', 'Difference', 'Blink'];
let current = all[0], view = views[0], timer;
const make = (tag, properties = {}, ...children) => { const element = Object.assign(document.createElement(tag), properties); element.append(...children.filter(Boolean)); return element };
const shown = () => all.filter((change) => change.name.includes(words.value.trim().toLowerCase()) && (!kind.value || change.kind === kind.value) && (!width.value || change.name.endsWith(width.value)));
const picture = (change, part) => make('img', { src: change[part], alt: part + ' of ' + change.name });
const figure = (change, part, title) => change[part] && make('figure', {}, make('figcaption', { textContent: title }), make('a', { href: change[part], target: '_blank' }, picture(change, part)));
function body(change) {
  if (view === 'Slider' && change.before && change.after) {
    const box = make('div', { className: 'slider' }, picture(change, 'before'), picture(change, 'after'));
    const range = make('input', { type: 'range', value: 50, ariaLabel: 'Left of it before, right of it after' });
    range.oninput = () => box.style.setProperty('--cut', range.value + '%');
    return make('div', {}, range, box);
  }
  if (view === 'Difference' && change.diff) return make('div', {}, picture(change, 'diff'));
  if (view === 'Blink' && change.before && change.after) {
    const image = picture(change, 'before');
    timer = setInterval(() => { image.src = image.src.endsWith(change.before) ? change.after : change.before }, 700);
    return make('div', {}, image);
  }
  return make('div', { className: 'sides' }, figure(change, 'before', 'Before'), figure(change, 'after', 'After'), figure(change, 'diff', 'Difference'));
}
function draw() {
  clearInterval(timer);
  const rows = shown();
  if (!rows.includes(current)) current = rows[0];
  list.replaceChildren(...rows.map((change, row) => { const button = make('button', { textContent: change.name, onclick: () => { current = change; draw() } }, make('small', { textContent: change.kind + (change.count ? ', ' + change.count.toLocaleString() + ' pixels' : '') })); button.setAttribute('aria-current', change === current); return make('li', {}, row === rows.findIndex((other) => other.kind === once) && change.kind === once ? make('h2', { textContent: 'Differed once, and were as accepted when taken again' }) : undefined, button) }));
  document.getElementById('count').textContent = rows.length + ' of ' + all.length;
  if (!current) return main.replaceChildren('Nothing fits the filter.');
  const bar = make('div', { className: 'bar' }, ...views.map((name) => { const button = make('button', { textContent: name, onclick: () => { view = name; draw() } }); button.setAttribute('aria-pressed', name === view); return button }));
  const story = current.name.replace(/\\.\\d+$/, '');
  const accept = current.kind === once ? 'It is not to be accepted: what made it differ is to be found.' : make('p', {}, 'If it is right: ', make('code', { textContent: 'npm run test:visual -- ' + command + story }));
  main.replaceChildren(make('h2', { textContent: current.name }), bar, body(current), accept);
  list.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' });
}
for (const control of [words, kind, width]) control.oninput = draw;
addEventListener('keydown', ({ key, target }) => {
  if (target.matches('input, select')) return;
  const rows = shown(), step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[key];
  if (step) { current = rows[Math.max(0, Math.min(rows.length - 1, rows.indexOf(current) + step))]; draw() }
  if (views[key - 1]) { view = views[key - 1]; draw() }
});
draw();
`;

/**
 * The report as one page that opens from a folder: a list to filter, and four ways to look at a change. `command` stands before
 * the name of what is accepted.
 */
export function reportPage(entries: readonly ReportEntry[], command: string): string {
  const data = JSON.stringify(entries).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${entries.length} pictures differ</title><style>${styles}</style></head>
<body data-command="${command}"><nav><h1>Pictures that differ</h1>
<label>Story <input id="words" type="search" placeholder="hero"></label>
<label>What <select id="kind"><option value="">all</option><option>changed</option><option>new</option><option>gone</option><option>differed once</option></select></label>
<label>Width <select id="width"><option value="">all</option><option value=".390">390</option><option value=".1440">1440</option></select></label>
<p><span id="count"></span>. Keys: up and down, 1 to 4 for the views.</p><ol></ol></nav><main></main>
<script type="application/json" id="changes">${data}</script><script>${script}</script></body></html>
`;
}
