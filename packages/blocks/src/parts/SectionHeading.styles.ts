import { space, stroke, tracking, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const SectionHeadingRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.x2} ${space.x6};

  > h2 { font: ${type.section}; letter-spacing: ${tracking.heading}; }
  > a {
    padding-block: ${space.x3};
    font: ${type.action};
    text-decoration: underline ${stroke.line};
    text-underline-offset: 5px;
  }
  > a:hover { text-decoration-color: transparent; }
`;
