import type { ReportData } from './reportData.ts';
import { showReport } from './showReport.ts';

const styles = `
:root { color-scheme: light; font: 15px/1.5 system-ui, sans-serif; color: #1c2b2a; background: #fbf8f2 }
body { display: grid; grid-template-columns: 340px 1fr; height: 100vh; margin: 0 }
nav { display: flex; flex-direction: column; gap: 10px; padding: 16px; overflow: auto; border-right: 1px solid #d9d0c1; background: #fff }
h1 { margin: 0; font-size: 18px } label { display: grid; gap: 4px; font-weight: 600 } p { margin: 0 }
input, select, button { font: inherit; padding: 6px 10px; border: 1px solid #6b7472; border-radius: 2px; background: #fff; color: inherit }
button[aria-pressed=true] { background: #1c2b2a; color: #fff } .accept { background: #2f4f7f; border-color: #2f4f7f; color: #fff } button:disabled { color: #4b5a57; background: #f2ece1; border-color: #d9d0c1 }
ol { margin: 0; padding: 0; list-style: none } li button { width: 100%; border: 0; text-align: left; overflow-wrap: anywhere }
summary { padding: 6px 0; font-weight: 600; cursor: pointer; overflow-wrap: anywhere } details { border-block-start: 1px solid #d9d0c1 }
li button[aria-current=true] { background: #f2ece1; font-weight: 600 } small { display: block; color: #4b5a57; font-weight: 400 }
main { padding: 16px 24px; overflow: auto } .bar { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; margin-bottom: 12px }
code { padding: 4px 8px; background: #f2ece1; user-select: all; overflow-wrap: anywhere } h2 { margin: 0 0 8px; font-size: 18px; overflow-wrap: anywhere }
.causes { margin: 0 0 12px } .causes li { margin-block: 6px } figure { margin: 0 } figcaption { font-weight: 600 }
img { display: block; max-width: 100%; border: 1px solid #d9d0c1; background: #fff }
.sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(280px, 1fr)); gap: 16px; align-items: start }
.slider { position: relative; width: max-content; max-width: 100% } .slider img + img { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--cut, 50%)) }
.slider::after { content: ''; position: absolute; inset-block: 0; left: var(--cut, 50%); width: 2px; background: #a63d2b }
input[type=range] { width: 100%; padding: 0 }
:focus-visible { outline: 2px solid #3d4f8a; outline-offset: 2px }
@media (max-width: 700px) { body { display: block; height: auto } }
`;

/**
 * The report as one page that opens from a folder: a row for each cause with its pictures, a list to filter, and four ways to look at a
 * change. Where it is served by what takes pictures, it accepts one, those of a row, or all.
 */
export function reportPage(data: ReportData): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${data.title}: ${data.entries.length}</title><style>${styles}</style></head>
<body><nav aria-label="Pictures"><h1>${data.title}</h1>
<label>Name <input id="words" type="search" placeholder="hero"></label>
<label>What <select id="kind"><option value="">all</option><option>changed</option><option>new</option><option>gone</option><option>differed once</option></select></label>
<label>Width <select id="width"><option value="">all</option><option value=".390">390</option><option value=".768">768</option><option value=".1024">1024</option><option value=".1440">1440</option></select></label>
<p><span id="count"></span>. Keys: up and down, 1 to 4 for the views.</p><div id="all"></div><p role="status"></p><div id="rows"></div></nav><main></main>
<script type="application/json" id="data">${json}</script><script>(${showReport.toString()})()</script></body></html>
`;
}
