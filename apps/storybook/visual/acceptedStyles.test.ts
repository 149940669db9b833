import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openAcceptedStyles } from './acceptedStyles.ts';

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tailorbird-styles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'styles.json');
}
const [picture, another] = [Buffer.from('a picture'), Buffer.from('another')];

test('the styles of a picture are known when it is opened again, and not those of another picture of its name', () => {
  const file = newFile();
  const styles = openAcceptedStyles(file);
  styles.set('a.390', picture, ['--x: 1px', '@ui & { top: var(--x); }']);
  styles.save(['a.390']);
  const again = openAcceptedStyles(file);
  expect(again.of('a.390', picture)?.toSorted()).toEqual(['--x: 1px', '@ui & { top: var(--x); }']);
  expect(again.of('a.390', another)).toBeUndefined();
  expect(again.of('b.390', picture)).toBeUndefined();
});

test('what no picture has any more is not written', () => {
  const file = newFile();
  const styles = openAcceptedStyles(file);
  styles.set('a.390', picture, ['--gone: 1px', '--both: 2px']);
  styles.set('b.390', another, ['--both: 2px']);
  styles.save(['b.390']);
  expect(openAcceptedStyles(file).of('a.390', picture)).toBeUndefined();
  expect(readFileSync(file, 'utf8')).not.toContain('--gone');
});
