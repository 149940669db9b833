/** A DTCG value after its shape has been read: a primitive, a list, or a record of parts. */
export type TokenValue = string | number | readonly TokenValue[] | { readonly [part: string]: TokenValue };

/** One role as the generator sees it: where it stands, what it is, what it is for. */
export interface Token {
  readonly group: string;
  readonly name: string;
  readonly kind: string;
  readonly value: TokenValue;
  /** The value from the tablet breakpoint up, where it differs. */
  readonly aboveTablet?: TokenValue;
  readonly description?: string;
}

type Node = { readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function nodeAt(root: Node, path: string): Node {
  const found = path
    .split('.')
    .reduce<unknown>((node, step) => (isNode(node) ? node[step] : undefined), root);
  if (!isNode(found)) {
    throw new Error(
      `tokens.json refers to {${path}}, which does not exist. Correct the name or add the token.`,
    );
  }
  return found;
}

/** Follows `{palette.…}` references; references to other roles are left for CSS to follow. */
function resolve(root: Node, value: unknown): TokenValue {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') {
    const reference = /^\{(palette\..+)\}$/.exec(value)?.[1];
    return reference === undefined ? value : resolve(root, nodeAt(root, reference)['$value']);
  }
  if (Array.isArray(value)) return value.map((part) => resolve(root, part));
  if (isNode(value)) {
    return Object.fromEntries(Object.entries(value).map(([part, inner]) => [part, resolve(root, inner)]));
  }
  throw new Error(`tokens.json holds the value ${JSON.stringify(value)}, which no token type allows.`);
}

function wideValue(root: Node, node: Node): TokenValue | undefined {
  const extensions = node['$extensions'];
  const ours = isNode(extensions) ? extensions['shop.tailorbird'] : undefined;
  const wide = isNode(ours) ? ours['aboveTablet'] : undefined;
  return wide === undefined ? undefined : resolve(root, wide);
}

/** Reads the roles (every group but `palette`) out of a DTCG document, in document order. */
export function readRoles(source: unknown): readonly Token[] {
  if (!isNode(source)) throw new Error('tokens.json must hold an object.');
  return Object.entries(source)
    .filter(([group]) => group !== 'palette' && !group.startsWith('$'))
    .flatMap(([group, node]) => readGroup(source, group, node));
}

function kindOf(leaf: Node, group: Node): string {
  const kind = leaf['$type'] ?? group['$type'];
  return typeof kind === 'string' ? kind : 'unknown';
}

function readGroup(root: Node, group: string, node: unknown): Token[] {
  if (!isNode(node)) throw new Error(`tokens.json: the group "${group}" must be an object.`);
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, leaf]) => {
      if (!isNode(leaf) || leaf['$value'] === undefined) {
        throw new Error(`tokens.json: ${group}.${name} has no $value. Give it one or remove it.`);
      }
      const aboveTablet = wideValue(root, leaf);
      const description = leaf['$description'];
      return {
        group,
        name,
        kind: kindOf(leaf, node),
        value: resolve(root, leaf['$value']),
        ...(aboveTablet === undefined ? {} : { aboveTablet }),
        ...(typeof description === 'string' ? { description } : {}),
      };
    });
}
