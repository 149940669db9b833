import { type CssNode, type Declaration, generate, walk } from 'css-tree/dist/csstree.esm';
import { isOwnPicture } from '../fields/ownPicture.ts';

/** The only functions a value may call: none of them asks for anything but `url`, whose address is checked. */
const functions = new Set(
  (
    'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark var calc min max clamp round mod abs sign ' +
    'linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient ' +
    'repeating-conic-gradient repeat minmax fit-content translate translatex translatey rotate scale scalex scaley ' +
    'skew skewx skewy matrix cubic-bezier steps linear blur brightness contrast drop-shadow grayscale hue-rotate invert ' +
    'opacity saturate sepia inset circle ellipse polygon counter counters'
  ).split(' '),
);

/** Properties that reach beyond the block, run code in old browsers, or move by themselves without a pause. */
const refused =
  /^(?:animation|behavior$|anchor|position-|view-(?:transition|timeline)|timeline|scroll-timeline|container-name$|will-change$|src$|-(?:moz|ms|o|webkit)-(?:binding|animation))/;

const inFlow = new Set(['static', 'relative', 'absolute']);

/** Whether an editor’s declaration concerns the block alone. */
export function isAllowedDeclaration({ property, value }: Declaration): boolean {
  if (!/^(?:--[\w-]+|-?[a-z]+(?:-[a-z]+)*)$/i.test(property) || property.length > 60) return false;
  const name = property.toLowerCase();
  // The shop’s own tokens keep their values.
  if (name.startsWith('--tb-') || refused.test(name)) return false;
  if (name === 'position' && !inFlow.has(generate(value).trim().toLowerCase())) return false;
  let allowed = true;
  walk(value, (node: CssNode) => {
    if (node.type === 'Url' && !isOwnPicture(node.value)) allowed = false;
    if (node.type === 'Function' && !functions.has(node.name.toLowerCase())) allowed = false;
  });
  return allowed;
}
