import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commandLine } from './commandLine.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'create-tailorbird-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command line in the folder, with somebody who types these lines, or in a script, where there is nobody. */
async function run(args: readonly string[], typed?: readonly string[]) {
  const said: string[] = [];
  const left = [...(typed ?? [])];
  const ask = (question: string) => {
    said.push(question);
    const line = left.shift();
    return line === undefined
      ? Promise.reject(new Error(`Nobody answered: ${question}`))
      : Promise.resolve(line);
  };
  const io = { say: (text: string) => said.push(text), ask: typed && ask };
  const result = await commandLine(args, { io, folder });
  return { problem: result.ok ? undefined : result.error, said: said.join('\n') };
}

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const written = (within = '.') => readdirSync(join(folder, within)).toSorted();

describe('a new shop', () => {
  test('is what the command line says, in a folder of its name', async () => {
    const { problem, said } = await run(['--name', "Kestrel's & Co", '--markets', 'us,eu', '--yes']);
    expect(problem).toBeUndefined();
    expect(said).toContain('cd kestrel-s-co');
    expect(written()).toEqual(['kestrel-s-co']);
    expect(read('kestrel-s-co/shop.config.ts')).toContain(
      String.raw`  name: 'Kestrel\'s & Co',
  markets: ['eu', 'us'],
  content: 'own',
}`,
    );
    expect(written('kestrel-s-co/content')).toEqual(['eu', 'us']);
    expect(read('kestrel-s-co/README.md')).toMatch(/^# Kestrel's & Co\n/);
    expect(JSON.parse(read('kestrel-s-co/package.json'))).toMatchObject({ name: 'kestrel-s-co' });
    expect(written('kestrel-s-co')).toContain('.gitignore');
    expect(written('kestrel-s-co')).not.toContain('gitignore');
  });

  test('may be written where a repository has been begun, and names the services it has', async () => {
    mkdirSync(join(folder, 'shop/.git'), { recursive: true });
    const services = ['--content', 'https://content.example/', '--shop', 'https://goods.example'];
    expect((await run(['shop', '--name', '$& Co', ...services, '--yes'])).problem).toBeUndefined();
    expect(read('shop/shop.config.ts')).toContain(
      "content: 'https://content.example',\n  shop: 'https://goods.example',",
    );
    expect(read('shop/README.md')).toMatch(/^# \$& Co\n/);
  });

  test('is asked for what the command line does not say, again where an answer cannot be, and nothing is what is usual', async () => {
    const { problem, said } = await run(['my-shop', '--content', 'own'], ['', 'uk, fr', 'UK', '']);
    expect(problem).toBeUndefined();
    expect(said).toContain('What is the shop called? (My shop): ');
    expect(said).toContain('“markets” is ["uk","fr"]. It is a list of one or more of uk, eu, us');
    expect(said).not.toContain('Where is its content?');
    expect(read('my-shop/shop.config.ts')).toContain("name: 'My shop',\n  markets: ['uk'],");
  });
});

describe('what cannot be is refused with its reason and its cure, and nothing is written', () => {
  test.each([
    [['--markets', 'uk,fr', '--yes'], '“markets” is ["uk","fr"]. It is a list of one or more of uk, eu, us'],
    [['--name', '!!', '--yes'], '“name” is "!!". It has 1 to 60 characters'],
    [['--content', 'mine', '--yes'], '“content” is "mine"'],
    [['--shop', 'goods.example', '--yes'], '“shop” is "goods.example". It is an http or https address'],
    [['--market', 'uk'], "Unknown option '--market'"],
    [['Kestrel', 'Co', '--yes'], '“Co” is another. A name of several words stands in quotes'],
    [
      ['shop', '--name', 'Kestrel'],
      'There is nobody to ask for markets, content, shop. Say --markets, --content, --shop, or --yes',
    ],
  ])('%j', async (args, told) => {
    expect((await run(args)).problem).toContain(told);
    expect(written()).toEqual([]);
  });

  test('a folder with something in it, which stays as it is', async () => {
    mkdirSync(join(folder, 'shop'));
    writeFileSync(join(folder, 'shop/README.md'), 'mine');
    writeFileSync(join(folder, 'shop/notes.txt'), 'mine too');
    const { problem, said } = await run(['shop'], []);
    expect(problem).toBe(
      'The folder “shop” has README.md and 1 more in it, which a new shop would overwrite. Name another, as in `npm create tailorbird my-shop`. Nothing was written.',
    );
    expect(said).toBe('');
    expect(written('shop')).toEqual(['README.md', 'notes.txt']);
    expect(read('shop/README.md')).toBe('mine');
  });

  test('a folder that the name leads to', async () => {
    await run(['--name', 'Kestrel', '--yes']);
    expect((await run(['--name', 'Kestrel', '--yes'])).problem).toContain(
      'The folder “kestrel” has .gitignore and',
    );
  });

  test('a file in the place of the folder', async () => {
    writeFileSync(join(folder, 'shop'), 'mine');
    expect((await run(['shop', '--yes'])).problem).toContain('“shop” is a file, and a shop is a folder.');
    expect(read('shop')).toBe('mine');
  });
});

describe('upgrade', () => {
  const older = { '@tailorbird/ui': '0.0.1', react: '18.0.0', 'left-pad': '1.0.0' };
  const shop = (dependencies: object) => {
    const text = `${JSON.stringify({ name: 'shop', dependencies }, null, 4)}\n`;
    writeFileSync(join(folder, 'package.json'), text);
    return text;
  };

  test('in no shop is refused, and so is a package.json that is broken', async () => {
    expect((await run(['upgrade'])).problem).toContain(
      'There is no package.json. Run it in the folder of a shop',
    );
    shop({ react: '19.0.0' });
    expect((await run(['upgrade'])).problem).toContain('depends on no @tailorbird package');
    writeFileSync(join(folder, 'package.json'), '{ "dependencies": ');
    expect((await run(['upgrade'])).problem).toContain('package.json cannot be read');
    expect(read('package.json')).toBe('{ "dependencies": ');
  });

  test('writes nothing in a dry run, nor unasked in a script, nor where the answer is no', async () => {
    const text = shop(older);
    const { problem, said } = await run(['upgrade', '--dry-run']);
    expect([problem, said]).toEqual([undefined, expect.stringContaining('@tailorbird/ui  ')]);
    expect((await run(['upgrade'])).problem).toContain('say --yes to have it written');
    expect((await run(['upgrade'], ['no'])).problem).toBeUndefined();
    expect(read('package.json')).toBe(text);
  });
});
