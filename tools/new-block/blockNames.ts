/** A block’s name in each spelling its files need. */
export interface BlockNames {
  /** `size-guide`: the folder, and the last part of the schema’s address. */
  readonly id: string;
  /** `sizeGuide`: the schema. */
  readonly camel: string;
  /** `SizeGuide`: the component. */
  readonly pascal: string;
  /** `Size guide`: what editors and designers read. */
  readonly title: string;
}

const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The spellings of a block’s name, or nothing when it is not written in kebab-case. */
export function blockNames(id: string): BlockNames | undefined {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id)) return undefined;
  const pascal = id.split('-').map(upper).join('');
  return {
    id,
    camel: pascal.slice(0, 1).toLowerCase() + pascal.slice(1),
    pascal,
    title: upper(id.replaceAll('-', ' ')),
  };
}
