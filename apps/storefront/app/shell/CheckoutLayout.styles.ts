import { below } from '@tailorbird/tokens/breakpoints';
import { color, size, space, stroke, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';
import { onPaper } from './onPaper.styles.ts';

export const CheckoutLayoutRoot = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;
  padding-block-end: var(--tb-bottom-bar-height);

  > header {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    align-items: center;
    padding: ${space.x3} ${space.pageMargin};
    border-block-end: ${stroke.hairline} solid ${color.line};
    font: ${type.small};
  }

  > header > a:first-child {
    display: inline-flex;
    align-items: center;
    gap: ${space.x1};
    min-block-size: ${size.target};
    justify-self: start;
    text-decoration: none;
  }

  > header > p {
    display: inline-flex;
    align-items: center;
    gap: ${space.x2};
    justify-self: end;
    color: ${color.softInk};
  }

  > main {
    flex: 1 0 auto;
  }

  > footer {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.x2} ${space.x6};
    padding: ${space.x4} ${space.pageMargin};
    border-block-start: ${stroke.hairline} solid ${color.line};
    font: ${type.small};
  }

  > footer a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.target};
  }

  ${below.tablet} {
    > header > p {
      font-size: 0;
    }
  }

  ${onPaper}
`;
