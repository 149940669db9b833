import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { marketList } from '@tailorbird/commerce/market';
import type { ShopConfig } from '@tailorbird/commerce/shopConfig';
import { templateFolder } from './templateFolder.ts';

/** Writes a shop into a folder: the template, and what is its own in it. */
export function writeShop(
  into: string,
  { config, packageName }: { readonly config: ShopConfig; readonly packageName: string },
): void {
  mkdirSync(into, { recursive: true });
  cpSync(templateFolder, into, { recursive: true });
  // npm leaves a file of that name out of what it packs.
  renameSync(join(into, 'gitignore'), join(into, '.gitignore'));
  for (const market of marketList)
    if (!config.markets.includes(market)) rmSync(join(into, 'content', market), { recursive: true });
  writeFileSync(join(into, 'shop.config.ts'), configFile(config));
  edit(join(into, 'package.json'), (text) =>
    text.replace(/"name": "[^"]*"/, () => `"name": "${packageName}"`),
  );
  edit(join(into, 'README.md'), (text) => text.replace(/^# .*/, () => `# ${config.name}`));
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

function configFile({ name, markets, content, shop }: ShopConfig): string {
  const fields = { name, markets, content, ...(shop !== undefined && { shop }) };
  const lines = Object.entries(fields).map(([field, value]) => `  ${field}: ${literal(value)},`);
  return [
    "import type { ShopConfigInput } from '@tailorbird/commerce/shopConfig';",
    '',
    'export default {',
    ...lines,
    '} satisfies ShopConfigInput;',
    '',
  ].join('\n');
}

/** Texts and lists of them, in single quotes. */
function literal(value: string | readonly string[]): string {
  if (typeof value !== 'string') return `[${value.map(literal).join(', ')}]`;
  return `'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
}
