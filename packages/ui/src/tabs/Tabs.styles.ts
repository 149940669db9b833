import { color, size, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';
import { stitchBelow } from '../stitch/stitch.styles.ts';

export const TabsRoot = styled.div`
  > [role='tablist'] { display: flex; gap: ${space.x6}; overflow-x: auto; scrollbar-width: none; border-block-end: 1px solid ${color.line}; }
  > [role='tablist'] > a {
    display: inline-flex;
    flex: none;
    align-items: center;
    min-height: ${size.target};
    padding: ${space.x2} 2px ${space.x3};
    color: ${color.softInk};
    font: ${type.action};
    text-decoration: none;
  }
  > [role='tablist'] > a:hover { color: ${color.ink}; }
  > [role='tablist'] > a[aria-selected='true'] { ${stitchBelow} color: ${color.ink}; }
  > [role='tablist'] > a:focus-visible { outline-offset: -2px; }
  > [role='tabpanel'] { padding-block-start: ${space.x6}; }
  > [role='tabpanel']:not([data-selected], :target) { display: none; }
`;
