import { above } from '@tailorbird/tokens/breakpoints';
import { color, size, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

/** A page of one form: log in, create an account, reset a password, find an order. */
export const IdentityRoot = styled.main`
  display: grid;
  align-content: start;
  gap: ${space.x5};
  inline-size: 100%;
  max-inline-size: 560px;
  margin-inline: auto;
  padding: ${space.x8} ${space.pageMargin} ${space.section};

  > * {
    min-inline-size: 0;
  }

  &[data-wide] {
    max-inline-size: 760px;
  }

  /* Two ways on, side by side where there is room. */
  ${above.desktop} {
    &[data-pair] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${space.x5} ${space.section};
      max-inline-size: 1080px;
    }

    &[data-pair] > section {
      align-content: start;
    }

    &[data-pair] > :not(section) {
      grid-column: 1 / -1;
    }
  }

  h1 {
    margin-block-end: ${space.x2};
    font: ${type.section};
  }

  h2 {
    font: ${type.subtitle};
  }

  form {
    display: grid;
    gap: ${space.x5};
  }

  fieldset {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
    gap: ${space.x5};
    align-items: start;
  }

  fieldset[data-narrow] {
    grid-template-columns: minmax(0, 1fr);
  }

  legend {
    font: ${type.subtitle};
    margin-block-end: ${space.x4};
  }

  [data-part='ways'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.x6};
    font: ${type.small};
  }

  [data-part='ways'] a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.target};
  }

  [data-part='aside'] {
    display: grid;
    gap: ${space.x3};
    justify-items: start;
    padding: ${space.x6};
    background: ${color.chalk};
  }

  @media print {
    max-inline-size: none;
    padding: 0;

    [data-part='ways'] {
      display: none;
    }
  }
`;
