import { color, size, space, stroke, tracking, type, weight } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const TextBoxWordsRoot = styled.div`
  --across: flex-start;
  display: flex;
  flex-direction: column;
  gap: ${space.x5};
  background: var(--ground, var(--own-ground, ${color.paper}));
  color: var(--text, ${color.ink});

  &[data-align='Centre'] { --across: center; text-align: center; }
  &[data-align='Right'] { --across: flex-end; text-align: end; }

  > div { display: flex; flex-direction: column; align-items: var(--across); gap: ${space.x3}; }
  > [data-part='text'] { gap: ${space.x5}; }
  > [data-part='text']:empty { display: none; }
  > [data-part='headings'] { color: var(--heading, inherit); }
  > [data-part='headings'] > p { font: ${type.bodyStrong}; }
  > [data-part='headings'] > h2 { font: ${type.section}; letter-spacing: ${tracking.heading}; text-wrap: balance; }
  > [data-part='headings'] > h2[data-bold] { font-weight: ${weight.bold}; }
  > [data-part='headings'] > h2[data-underlined] { text-decoration: underline ${stroke.ring}; text-underline-offset: 0.16em; }
  [data-part='subtitle'] { max-width: ${size.measure}; font: ${type.lead}; text-wrap: pretty; }
  [data-part='annotation'] { font: ${type.small}; }
  > [data-part='text'] > div { justify-content: var(--across); }
`;
