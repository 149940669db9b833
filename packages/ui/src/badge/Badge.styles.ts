import { color, radius, space, stroke, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const BadgeRoot = styled.span`
  display: inline-block;
  max-width: 100%;
  padding: ${space.x1} ${space.x2};
  border-radius: ${radius.corner};
  background: var(--badge-background, ${color.ink});
  color: var(--badge-colour, ${color.paper});
  font: ${type.micro};

  &[data-tone='sale'] { background: var(--badge-background, ${color.sale}); color: var(--badge-colour, white); }
  &[data-tone='madder'] { background: var(--badge-background, ${color.madder}); }
  /* Inside, so that it is as large as the others; in the ground's own colour where an editor has given one. */
  &[data-tone='paper'] { background: var(--badge-background, ${color.paper}); color: var(--badge-colour, ${color.ink}); outline: ${stroke.hairline} solid var(--badge-background, ${color.ink}); outline-offset: calc(-1 * ${stroke.hairline}); }
`;
