import { below, forcedColours } from '@tailorbird/tokens/breakpoints';
import { color, radius, size, space, stroke, type } from '@tailorbird/tokens/roles';
import { visuallyHidden } from '@tailorbird/ui/visuallyHidden';
import { styled } from 'styled-components';

export const ListingToolbarRoot = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x6};
  min-inline-size: 0;
  padding-block: ${space.x1};
  border-block: ${stroke.hairline} solid ${color.line};
  font: ${type.small};

  > button {
    display: inline-flex;
    align-items: center;
    gap: ${space.x2};
    min-block-size: ${size.target};
    font: ${type.smallStrong};
    white-space: nowrap;
  }

  > p {
    flex: 1;
    color: ${color.softInk};
  }

  [data-part='sort'],
  label {
    display: flex;
    align-items: center;
    gap: ${space.x2};
  }

  select {
    min-block-size: ${size.target};
    padding-inline: ${space.x2};
    border: 0;
    border-radius: ${radius.corner};
    background: transparent;
    color: ${color.ink};
    font: ${type.smallStrong};
  }

  noscript button {
    min-block-size: ${size.target};
    text-decoration: underline;
  }

  [data-part='views'] {
    display: flex;
    margin-inline-start: auto;
  }

  [data-part='views'] a {
    display: grid;
    place-items: center;
    inline-size: ${size.target};
    block-size: ${size.target};
    color: ${color.softInk};
  }

  [data-part='views'] a[aria-current] {
    color: ${color.ink};
    box-shadow: inset 0 -2px ${color.ink};

    ${forcedColours} {
      border-block-end: 2px solid;
    }
  }

  ${below.tablet} {
    flex-wrap: wrap;
    gap: 0 ${space.x1};

    > p {
      min-inline-size: max-content;
    }

    [data-part='sort'] span {
      ${visuallyHidden}
    }

    select {
      max-inline-size: 96px;
      padding-inline: 0;
    }
  }
`;
