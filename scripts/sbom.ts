/**
 * `npm run sbom [-- --out FILE]`: writes what the shop is made of as a CycloneDX 1.6 bill of materials, to be kept with
 * a release. Packages that only development needs are in it with the scope `excluded`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type BillOfMaterials, billOfMaterials } from './billOfMaterials.ts';
import { commandOptions } from './commandOptions.ts';

const { values: options } = commandOptions({
  options: { out: { type: 'string', default: '.cache/sbom.cdx.json' } },
});
const bill = billOfMaterials('installed');
const { components } = JSON.parse(bill) as BillOfMaterials;
const file = resolve(options.out);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, bill);
const forDevelopment = components.filter(({ scope }) => scope === 'excluded').length;
console.log(
  `${components.length - forDevelopment} parts of the shop and ${forDevelopment} of its development: ${file}`,
);
