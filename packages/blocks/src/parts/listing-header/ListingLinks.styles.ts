import { radius, size, space, stroke, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const ListingLinksRoot = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};

  > li > a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.target};
    padding-inline: ${space.x4};
    border: ${stroke.hairline} solid color-mix(in srgb, currentColor 60%, transparent);
    border-radius: ${radius.round};
    font: ${type.smallStrong};
    text-decoration: none;
  }
  > li > a:hover { border-color: currentColor; background: color-mix(in srgb, currentColor 10%, transparent); }
`;
