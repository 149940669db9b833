import { type BillOfMaterials, billOfMaterials, nameOf } from '../billOfMaterials.ts';
import type { NamedPackage } from './copyPackages.ts';

/** As CycloneDX has it: what needs what, each by its `bom-ref`. */
interface Bill extends BillOfMaterials {
  readonly components: readonly (BillOfMaterials['components'][number] & { readonly 'bom-ref': string })[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

/**
 * The CycloneDX bill of materials of these packages alone, with their licences and where they come from. Our own apps are
 * no part of it: it is theirs.
 *
 * @throws Where a package of others is not in the bill of what is installed.
 */
export function billOf(packages: readonly NamedPackage[]): string {
  // pnpm wrote it to CycloneDX's schema.
  const installed = JSON.parse(billOfMaterials('installed')) as Bill;
  const wanted = new Set(packages.map(({ name, version }) => `${name}@${version}`));
  const components = installed.components.filter((part) => wanted.has(`${nameOf(part)}@${part.version}`));
  const found = new Set(components.map((part) => `${nameOf(part)}@${part.version}`));
  const lost = [...wanted].filter((name) => !found.has(name) && !name.startsWith('@tailorbird/'));
  if (lost.length > 0) throw new Error(`The bill of materials does not know ${lost.join(', ')}.`);
  const refs = new Set(components.map((part) => part['bom-ref']));
  const dependencies = installed.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }));
  return `${JSON.stringify({ ...installed, components, dependencies }, null, 2)}\n`;
}
