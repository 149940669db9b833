import { describe, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { operatorSetting } from './officeVariables.ts';

const hash = '$argon2id$v=19$m=47104,t=2,p=1$c2FsdA$dGFn';
const wren = operatorSetting('wren', hash);

const read = (settings: Readonly<Record<string, string>>) => {
  const env = readEnv(settings);
  return env.ok ? env.value : env.error;
};

describe('the settings of the back office', () => {
  it('are none unless they are named, and then of this machine alone', () => {
    expect(read({})).toMatchObject({
      TAILORBIRD_OFFICE_HOST: '127.0.0.1',
      TAILORBIRD_OFFICE_OPERATORS: new Map(),
    });
    expect(read({})).not.toHaveProperty('TAILORBIRD_OFFICE_PORT');
  });

  it('know each operator by what the command prints', () => {
    const text = `${wren}, ${operatorSetting('rook-2', hash)}`;
    expect(read({ TAILORBIRD_OFFICE_OPERATORS: text })).toMatchObject({
      TAILORBIRD_OFFICE_OPERATORS: new Map([
        ['wren', hash],
        ['rook-2', hash],
      ]),
    });
    expect(wren).toMatch(/^[\w:-]+$/);
  });

  it.each([{ TAILORBIRD_MODE: 'demonstration' }, { PUBLIC_URL: 'https://shop.tailorbird.com' }])(
    'stop the start of a shop whose office nobody may enter: %o',
    (mode) => {
      const settings = { ...mode, TAILORBIRD_OFFICE_PORT: '3010' };
      expect(read(settings)).toContain('there is nobody who may sign in there');
      expect(read({ ...settings, TAILORBIRD_OFFICE_OPERATORS: wren })).not.toEqual(
        expect.stringContaining('nobody who may sign in'),
      );
    },
  );

  it.each([
    ['TAILORBIRD_OFFICE_OPERATORS', 'wren'],
    ['TAILORBIRD_OFFICE_OPERATORS', 'wren:plain-password'],
    ['TAILORBIRD_OFFICE_OPERATORS', `${wren},`],
    ['TAILORBIRD_OFFICE_OPERATORS', `Wren Smith${wren.slice(4)}`],
    ['TAILORBIRD_OFFICE_URL', 'http://office.shop.example'],
    ['TAILORBIRD_OFFICE_URL', 'office'],
    ['TAILORBIRD_OFFICE_PORT', '0'],
  ])('refuse %s=%s', (name, value) => {
    expect(read({ [name]: value })).toContain(`${name} is `);
  });
});
