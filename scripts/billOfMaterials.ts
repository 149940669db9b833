import { pnpm } from './pnpm.ts';

/** A part of the bill: `scope` is `excluded` for what only development needs. */
export type Part = {
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly scope?: string;
  readonly licenses?: readonly ({ license: { id?: string; name?: string } } | { expression: string })[];
  readonly externalReferences?: readonly {
    readonly type: string;
    readonly url: string;
    readonly hashes?: readonly { readonly alg: string }[];
  }[];
};

/** A software bill of materials as CycloneDX 1.6 writes it, as far as we read it. */
export type BillOfMaterials = {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly components: readonly Part[];
};

const command = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6'] as const;

/**
 * Every package as CycloneDX 1.6 JSON. `installed`: those of this machine, with their licences. `locked`: those of
 * every machine, as far as the lockfile knows them.
 */
export function billOfMaterials(of: 'installed' | 'locked'): string {
  return pnpm(...command, '--sbom-type', 'application', ...(of === 'locked' ? ['--lockfile-only'] : []));
}

/** A package's name with its scope. */
export function nameOf({ group, name }: Part): string {
  return group === undefined || name.startsWith('@') ? name : `${group}/${name}`;
}
