import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourceHash } from './sourceHash.ts';

let folder = '';
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const hash = () => sourceHash({ folders: [folder], files: [] });

beforeEach(() => {
  folder = mkdtempSync('/tmp/tailorbird-hash-');
  mkdirSync(join(folder, 'build'));
  write('Page.tsx', 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('npm start builds when sources changed', () => {
  it('a changed, new or renamed file changes the hash', () => {
    const hashes = [hash()];
    write('Page.tsx', 'two');
    hashes.push(hash());
    write('Other.tsx', 'one');
    hashes.push(hash());
    expect(new Set(hashes).size).toBe(3);
  });

  it('a new date, a test, a story and what a build writes do not', () => {
    const before = hash();
    utimesSync(join(folder, 'Page.tsx'), 0, 0);
    write('Page.test.tsx', 'test');
    write('Page.stories.tsx', 'story');
    write('build/out.js', 'built');
    expect(hash()).toBe(before);
  });
});
