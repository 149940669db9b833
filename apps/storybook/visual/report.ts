import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Difference } from './differences.ts';

function figure(title: string, file: string | undefined): string {
  return `<figure><figcaption>${title}</figcaption>${file ? `<a href="${file}"><img src="${file}" alt="${title}"></a>` : 'none'}</figure>`;
}

/** Writes one HTML page with before, after and difference of each picture; returns its path. */
export function writeReport(folder: string, found: readonly Difference[]): string {
  mkdirSync(folder, { recursive: true });
  const sections = found.map((difference) => {
    const save = (part: 'before' | 'after' | 'diff') => {
      const png = difference[part];
      if (!png) return undefined;
      const file = `${difference.name}.${part}.png`;
      writeFileSync(join(folder, file), png);
      return file;
    };
    return `<section><h2>${difference.name}</h2><p>${difference.kind}, ${difference.pixels} pixels</p>
<div>${figure('Before', save('before'))}${figure('After', save('after'))}${figure('Difference', save('diff'))}</div></section>`;
  });
  const path = join(folder, 'index.html');
  writeFileSync(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures that differ</title>
<style>body{font:16px/1.4 system-ui;margin:24px}div{display:grid;grid-template-columns:repeat(3,1fr);gap:12px}figure{margin:0}img{max-width:100%;border:1px solid #ccc}</style>
<h1>${found.length} pictures differ</h1>${sections.join('\n')}</html>`,
  );
  return path;
}
