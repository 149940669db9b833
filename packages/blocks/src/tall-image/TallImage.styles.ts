import { above } from '@tailorbird/tokens/breakpoints';
import { color, layer, space, tracking, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

/** The words and the picture share a stack: what may be pressed lies above the cover, and the cover above the words. */
export const TallImageRoot = styled.section`
  background: ${color.chalk};

  > [data-part='frame'] {
    --shade: color-mix(in srgb, ${color.ink} 74%, transparent);
    position: relative;
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    width: 100%;
    max-width: 760px;
    min-height: 480px;
    margin-inline: auto;
    aspect-ratio: 2 / 3;
    color: var(--text);
  }
  [data-part='frame'] > [data-part='cover'] { position: absolute; inset: 0; z-index: ${layer.raised}; outline-offset: -6px; }
  [data-part='frame'] > :is([data-part='words'], [data-part='quisas']) { --across: flex-start; position: relative; padding: ${space.x6}; }
  [data-align='Centre'] { --across: center; text-align: center; }
  [data-align='Right'] { --across: flex-end; text-align: end; }

  [data-part='words'] { display: flex; flex-direction: column; align-items: var(--across); gap: ${space.x3}; }
  [data-part='words'] > h2 { font: ${type.display}; letter-spacing: ${tracking.heading}; text-wrap: balance; }
  [data-part='words'] > p { max-width: 28em; font: ${type.lead}; }
  [data-part='words'] > div { position: relative; z-index: ${layer.raised}; padding-block-start: ${space.x2}; }
  [data-part='quisas'] { font: ${type.subtitle}; letter-spacing: ${tracking.heading}; }

  [data-quisas='Top'] > [data-part='quisas'] { margin-block-end: auto; }
  [data-quisas='Bottom'] > [data-part='quisas'] { order: 1; }
  [data-box='Top'] { justify-content: flex-start; }
  [data-box='Middle'] { justify-content: center; }
  [data-box='Top'] > [data-part='words'] { margin-block-end: auto; }
  [data-box='Middle'] > [data-part='words'] { margin-block: auto; }
  [data-box='Top'][data-quisas='Top'] > [data-part='quisas'] { margin-block-end: 0; }

  [data-shadow] > [data-part='words'] { padding-block: ${space.xxl} ${space.x6}; background: linear-gradient(transparent, var(--shade) ${space.xxl}, var(--shade)); }
  [data-shadow][data-box='Middle'] > [data-part='words'] { padding-block-end: ${space.xxl}; background: linear-gradient(transparent, var(--shade) ${space.xxl}, var(--shade) calc(100% - ${space.xxl}), transparent); }
  [data-shadow][data-box='Top'] > [data-part='words'] { padding-block: ${space.x6} ${space.xxl}; background: linear-gradient(var(--shade), var(--shade) calc(100% - ${space.xxl}), transparent); }
  [data-shadow][data-quisas='Top'] > [data-part='quisas'] { padding-block-end: ${space.xl}; background: linear-gradient(var(--shade), var(--shade) 40%, transparent); }
  [data-shadow][data-quisas='Top'][data-box='Top'] > [data-part='quisas'] { padding-block-end: 0; background: var(--shade); }
  [data-shadow][data-quisas='Bottom'] > [data-part='quisas'] { background: linear-gradient(transparent, var(--shade) 45%); padding-block-start: ${space.xl}; }
  [data-shadow][data-quisas='Bottom'][data-box='Bottom'] > [data-part='quisas'] { padding-block-start: 0; background: var(--shade); }

  ${above.tablet} {
    padding-block: ${space.xxl};
    > [data-part='frame'] { aspect-ratio: 4 / 5; }
    [data-part='frame'] > :is([data-part='words'], [data-part='quisas']) { padding-inline: ${space.x10}; }
  }
`;
