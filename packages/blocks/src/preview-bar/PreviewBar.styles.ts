import { color, size, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const PreviewBarRoot = styled.aside`
  --tb-color-focus: ${color.paper};
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: 0 ${space.x6};
  padding: ${space.x1} ${space.pageMargin};
  background: ${color.indigo};
  color: ${color.paper};
  font: ${type.small};

  > [data-part='facts'] { display: flex; flex-wrap: wrap; align-items: center; gap: 0 ${space.x4}; min-height: ${size.target}; }
  strong { font: ${type.smallStrong}; }
  a { display: inline-flex; align-items: center; min-height: ${size.target}; color: inherit; text-decoration: underline; text-underline-offset: 0.25em; }
  > [data-part='well'] { display: flex; align-items: center; min-height: ${size.target}; }

  details > summary { display: flex; align-items: center; gap: ${space.x2}; min-height: ${size.target}; padding-block: ${space.x3}; font: ${type.smallStrong}; cursor: pointer; }
  details[open] > summary > svg { rotate: 180deg; }
  details[open] { flex: 1 1 100%; }
  details > ol { display: grid; gap: 0 ${space.x8}; max-height: 40vh; padding-block-end: ${space.x3}; overflow-y: auto; }
  details > ol > li { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 ${space.x3}; overflow-wrap: anywhere; }
  details > ol > li > a { font: ${type.smallStrong}; }
`;
