import {
  type Atrule,
  type CssNode,
  type Declaration,
  generate,
  List,
  parse,
  type Rule,
  type Selector,
  walk,
} from 'css-tree/dist/csstree.esm';
import { isAllowedDeclaration } from './cssDeclarations.ts';
import { shortHash } from './shortHash.ts';

/** An editor’s CSS that reaches nothing outside the element with `data-scope={scope}`. */
export interface ScopedCss {
  readonly scope: string;
  readonly sheet: string;
}

const conditions = new Set(['media', 'supports', 'container']);
const roots = new Set([':root', ':scope', 'html', 'body']);

/**
 * Keeps the rules a browser understands and that concern the block alone. Left out: every at-rule but `@media`,
 * `@supports` and `@container`, nested rules, `!important`, foreign addresses, animations, fixed positions, and selectors
 * that begin beside the block. `:root`, `html` and `body` mean the block itself.
 */
export function scopeCss(css: string): ScopedCss {
  const scope = `c${shortHash(css)}`;
  const tree = parse(css, { parseCustomProperty: true });
  if (tree.type !== 'StyleSheet') return { scope, sheet: '' };
  const kept = rulesIn(tree.children, scope, 0);
  const sheet = generate({ type: 'StyleSheet', children: new List<CssNode>().fromArray(kept) });
  return { scope, sheet: sheet.replaceAll('</', '<\\/') };
}

const deepest = 4;

function rulesIn(nodes: Iterable<CssNode>, scope: string, depth: number): CssNode[] {
  if (depth > deepest) return [];
  return [...nodes].flatMap((node): CssNode[] => {
    if (node.type === 'Rule') return ruleOf(node, scope);
    if (node.type === 'Atrule') return conditionOf(node, scope, depth);
    return [];
  });
}

function conditionOf(node: Atrule, scope: string, depth: number): CssNode[] {
  if (!conditions.has(node.name.toLowerCase()) || !node.prelude || !node.block || holdsRaw(node.prelude))
    return [];
  const kept = rulesIn(node.block.children, scope, depth + 1);
  if (kept.length === 0) return [];
  return [{ ...node, block: { type: 'Block', children: new List<CssNode>().fromArray(kept) } }];
}

function ruleOf(node: Rule, scope: string): CssNode[] {
  if (node.prelude.type !== 'SelectorList') return [];
  const selectors = [...node.prelude.children].flatMap((selector) =>
    selector.type === 'Selector' ? scoped(selector, scope) : [],
  );
  const declarations = [...node.block.children]
    .filter((child): child is Declaration => child.type === 'Declaration')
    .filter((declaration) => !holdsRaw(declaration.value) && isAllowedDeclaration(declaration))
    .map((declaration) => ({ ...declaration, important: false }));
  if (selectors.length === 0 || declarations.length === 0) return [];
  return [
    {
      type: 'Rule',
      prelude: { type: 'SelectorList', children: new List<CssNode>().fromArray(selectors) },
      block: { type: 'Block', children: new List<CssNode>().fromArray(declarations) },
    },
  ];
}

/** The selector below the block’s root; none for one that could reach beside it, or that cannot be read whole. */
function scoped(selector: Selector, scope: string): Selector[] {
  if (holdsRaw(selector) || holds(selector, 'NestingSelector')) return [];
  const parts = [...selector.children];
  const [first, second] = parts;
  if (first === undefined || first.type === 'Combinator') return [];
  const root: CssNode = {
    type: 'AttributeSelector',
    name: { type: 'Identifier', name: 'data-scope' },
    matcher: '=',
    value: { type: 'String', value: scope },
    flags: null,
  };
  if (roots.has(generate(first).toLowerCase())) {
    const next = parts.find(({ type }) => type === 'Combinator');
    const goesInside = next === undefined || (next.type === 'Combinator' && /^[ >]$/.test(next.name));
    if (!goesInside || second?.type === 'TypeSelector') return [];
    return [{ ...selector, children: new List<CssNode>().fromArray([root, ...parts.slice(1)]) }];
  }
  const below: CssNode = { type: 'Combinator', name: ' ' };
  return [{ ...selector, children: new List<CssNode>().fromArray([root, below, ...parts]) }];
}

function holdsRaw(node: CssNode): boolean {
  return holds(node, 'Raw');
}

function holds(node: CssNode, type: CssNode['type']): boolean {
  let found = false;
  walk(node, (inner) => {
    if (inner.type === type) found = true;
  });
  return found;
}
