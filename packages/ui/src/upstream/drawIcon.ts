import { createElement, type SVGAttributes } from 'react';

type Shape = readonly [tag: string, attributes: SVGAttributes<SVGElement> & { readonly key?: string }];
type DrawnProps = SVGAttributes<SVGSVGElement> & { readonly size?: number };

/**
 * Stands in a built page for lucide's own `createLucideIcon`, whose contexts, legacy arguments and classes we do not
 * use: 1.4 kB of every page. The library remains the source of the shapes.
 */
export default function drawIcon({ node }: { node: readonly Shape[] }) {
  const shapes = node.map((shape) => createElement(...shape));
  return function Drawing({ size = 24, ...look }: DrawnProps) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...look,
      },
      ...shapes,
    );
  };
}
