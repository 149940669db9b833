import { hover } from '@tailorbird/tokens/breakpoints';
import { color, motion, stroke } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const LinkRoot = styled.a`
  color: inherit;
  text-decoration: underline ${stroke.hairline};
  text-underline-offset: 0.2em;
  transition: text-decoration-color ${motion.small};

  &[data-tone='quiet'] { text-decoration-color: transparent; }
  &[data-tone='ink'] { color: ${color.ink}; }
  &[data-tone='soft'] { color: ${color.softInk}; }
  &[data-tone='madder'] { color: ${color.madder}; }

  ${hover} {
    &:hover { text-decoration-thickness: ${stroke.line}; }
    &[data-tone='quiet']:hover { text-decoration-color: currentColor; }
  }
`;
