import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvFile, takeEnvFile } from './envFile.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tailorbird-env-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (text: string) => readEnvFile(text, ['PORT', 'SMTP_URL', 'TAILORBIRD_MAIL_FROM']);

describe('a .env', () => {
  it('gives variables their values, with quotes, remarks and “export” as Node reads them', () => {
    const text =
      '# the shop\nPORT=3999\n\nexport SMTP_URL="smtp://a#b"\nTAILORBIRD_MAIL_FROM=a@b.org # ours\n';
    expect(read(text)).toEqual({
      values: { PORT: '3999', SMTP_URL: 'smtp://a#b', TAILORBIRD_MAIL_FROM: 'a@b.org' },
      broken: [],
      unknown: [],
    });
  });

  it('a value may have several lines between quotes', () => {
    const { values, broken } = read('SMTP_URL="one\nPORT 3\nthree"\nPORT=4000\n');
    expect([values['SMTP_URL'], values['PORT'], broken]).toEqual(['one\nPORT 3\nthree', '4000', []]);
  });

  it.each(['PORT 3999', 'PORT: 3999', '=3999', '3PORT=1', 'what is this'])(
    '%s is told with its line',
    (line) => {
      expect(read(`SMTP_URL=smtp://a\n${line}\n`).broken).toEqual([`line 2: ${line}`]);
    },
  );

  it('a name that nothing reads is told', () => {
    expect(read('PORT=1\nPOTR=2\nCHROMIUM_PATH=/usr/bin/chromium\n').unknown).toEqual(['POTR']);
  });

  it('goes into the environment, which wins where both say something', () => {
    const file = join(folder, 'whole.env');
    writeFileSync(file, 'PORT=3999\nSMTP_URL=smtp://a\nFOO=1\n');
    const env: Record<string, string | undefined> = { PORT: '3001', OTHER: 'x' };
    const { isWhole, told } = takeEnvFile(file, ['PORT', 'SMTP_URL'], env);
    expect([isWhole, env]).toEqual([true, { PORT: '3001', SMTP_URL: 'smtp://a', OTHER: 'x', FOO: '1' }]);
    expect(told).toEqual([`${file}: FOO is not a variable of the shop, so nothing reads it.`]);
    expect(takeEnvFile(join(folder, 'none.env'), [], env)).toEqual({ isWhole: true, told: [] });
  });

  it('of one with a broken line nothing is taken, and the line is named', () => {
    const file = join(folder, 'broken.env');
    writeFileSync(file, 'PORT=3999\nSMTP_URL smtp://a\n');
    const env: Record<string, string | undefined> = {};
    const { isWhole, told } = takeEnvFile(file, ['PORT'], env);
    expect([isWhole, env]).toEqual([false, {}]);
    expect(told.join('\n')).toContain('line 2: SMTP_URL smtp://a');
  });
});
