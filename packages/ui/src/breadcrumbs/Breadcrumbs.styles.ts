import { color, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const BreadcrumbsRoot = styled.nav`
  font: ${type.small};

  > ol { display: flex; flex-wrap: wrap; column-gap: ${space.x2}; }
  > ol > li { display: inline-flex; align-items: center; gap: ${space.x2}; color: ${color.softInk}; }
  > ol > li:not(:last-child)::after { content: '/'; content: '/' / ''; color: ${color.control}; }
  a { margin-block: calc(-1 * ${space.x2}); padding-block: ${space.x3}; color: inherit; text-decoration: none; }
  a:hover { color: ${color.ink}; text-decoration: underline; text-underline-offset: 0.2em; }
  [aria-current] { color: ${color.ink}; }
`;
