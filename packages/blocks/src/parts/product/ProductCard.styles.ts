import { above } from '@tailorbird/tokens/breakpoints';
import { color, layer, motion, radius, size, space, stroke, type, weight } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

/** Swatches by width (blocks §9): 3 · 4 · 6 · 6 · 8 · 9. The last item of the list leads to the colours left out. */
export const ProductCardRoot = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space.x3};
  height: 100%;

  > [data-part='picture'] { position: relative; aspect-ratio: 4 / 5; overflow: hidden; background: ${color.chalk}; }
  > [data-part='picture'] > img + img { position: absolute; inset: 0; animation: tb-card-picture ${motion.small}; }
  > [data-part='picture'] > a {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    z-index: ${layer.raised};
    display: grid;
    place-items: center;
    inline-size: ${size.target};
    block-size: ${size.target};
    background: radial-gradient(circle, ${color.paper} 17px, transparent 17.5px);
    color: ${color.ink};
    font: ${type.subtitle};
    text-decoration: none;
  }
  > [data-part='picture'] > a::before { content: '+'; }
  @keyframes tb-card-picture { from { opacity: 0; } }

  > [data-part='badge'] { position: absolute; inset-block-start: ${space.x3}; inset-inline-start: ${space.x3}; z-index: ${layer.raised}; max-width: 70%; }
  > [data-part='badge'] a { display: inline-block; padding: ${space.x2}; margin: calc(-1 * ${space.x2}); text-decoration: none; }
  > button[name='wish'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    z-index: ${layer.raised};
    inline-size: ${size.target};
    block-size: ${size.target};
    border: 0;
    background: radial-gradient(circle, ${color.paper} 17px, transparent 17.5px);
    cursor: pointer;
  }
  > button[name='wish']::before {
    display: block;
    inline-size: 18px;
    block-size: 18px;
    margin: auto;
    background: ${color.ink};
    mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='1.75'%3E%3Cpath d='M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5'/%3E%3C/svg%3E") center / contain no-repeat;
    content: '';
  }
  > button[name='wish'][aria-pressed='true']::before {
    background: ${color.madder};
    mask-image: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5'/%3E%3C/svg%3E");
  }

  > [data-part='words'] { display: flex; flex-wrap: wrap; justify-content: space-between; gap: ${space.x1} ${space.x3}; font: ${type.card}; }
  > [data-part='words'] > :is(h2, h3) { flex: 1 1 8em; font: ${type.card}; letter-spacing: 0; text-wrap: wrap; }
  > [data-part='words'] > :is(h2, h3) > a { text-decoration: none; }
  > [data-part='words'] > :is(h2, h3) > a::after { position: absolute; inset: 0 0 auto; aspect-ratio: 4 / 5; content: ''; }
  &:hover > [data-part='words'] > :is(h2, h3) > a { text-decoration: underline ${stroke.hairline}; text-underline-offset: 0.2em; }
  > [data-part='words'] > [data-part='promo'] { flex-basis: 100%; text-wrap: balance; color: var(--promo, ${color.sale}); font: ${type.smallStrong}; }
  > [data-part='message'] { color: ${color.softInk}; font: ${type.small}; }
  > [data-part='rating']:empty { display: none; }

  /* At the foot, so that the colours of a row's cards are in line whatever is said above them. */
  > ul { display: flex; flex: 1 0 auto; flex-wrap: wrap; align-content: end; align-items: center; gap: 0 ${space.x1}; margin: calc(-1 * ${space.x1}) 0 0 -4px; }
  > ul > li > a[data-part='swatch'] { position: relative; display: grid; place-items: center; width: 26px; height: 26px; border-radius: ${radius.round}; }
  > ul > li > a[data-part='swatch']::before {
    width: 17px;
    height: 17px;
    border-radius: ${radius.round};
    background: var(--swatch);
    forced-color-adjust: none;
    box-shadow: inset 0 0 0 ${stroke.hairline} color-mix(in srgb, ${color.ink} 55%, transparent);
    content: '';
  }
  /* A finger hits what is round a colour too. */
  > ul > li > a[data-part='swatch']::after { position: absolute; inset: -8px -2px -2px; content: ''; }
  > ul > li > a[data-part='swatch']:hover { box-shadow: inset 0 0 0 ${stroke.line} ${color.ink}; }
  > ul > li[data-part='more'] { color: ${color.softInk}; font: ${type.small}; counter-reset: rest calc(var(--colours) - var(--shown)); }
  > ul > li[data-part='more'] > a { display: block; padding: 3px ${space.x1}; text-decoration: none; }
  > ul > li[data-part='more'] > a::before { content: '+' counter(rest); }
  > ul > li[data-part='more'] > a:hover { text-decoration: underline; }

  --shown: 3;
  > ul > li:nth-child(n + 4), > ul > li[data-part='more']:nth-child(-n + 4) { display: none; }
  > ul > li[data-part='more']:nth-child(n + 5) { display: block; }
  @media (min-width: 415px) {
    --shown: 4;
    > ul > li:nth-child(-n + 4) { display: block; }
    > ul > li[data-part='more']:nth-child(-n + 5) { display: none; }
  }
  ${above.tablet} {
    --shown: 6;
    > ul > li:nth-child(-n + 6) { display: block; }
    > ul > li[data-part='more']:nth-child(-n + 7) { display: none; }
  }
  ${above.wide} {
    --shown: 8;
    > ul > li:nth-child(-n + 8) { display: block; }
    > ul > li[data-part='more']:nth-child(-n + 9) { display: none; }
  }
  ${above.full} {
    --shown: 9;
    > ul > li:nth-child(-n + 9) { display: block; }
    > ul > li[data-part='more']:nth-child(-n + 10) { display: none; }
  }

  &[data-variant='search'] { text-align: start; }
  &[data-wide] {
    justify-content: center;
    width: 100%;
    min-width: min(32rem, 100%);
    max-width: 40rem;
    height: auto;
    aspect-ratio: 2 / 1;
    padding-inline-start: calc(40% + ${space.x5});
  }
  &[data-wide] > ul { flex: none; }
  &[data-wide] > button[name='wish'] { inset-inline: calc(40% - ${size.target}) auto; }
  &[data-wide] > [data-part='badge'] { max-width: 24%; }
  ${above.tablet} { &[data-wide] > [data-part='words'] > :is(h2, h3) { font: ${type.subtitle}; } }
  &[data-wide] > [data-part='picture'], &[data-wide] > [data-part='words'] > :is(h2, h3) > a::after { position: absolute; inset: 0 auto auto 0; width: 40%; }
  &[data-variant='search'] > [data-part='words'] { justify-content: flex-start; }

  &[data-sold-out] > [data-part='picture'] > img { opacity: 0.6; }
  > [data-part='sold-out'] { color: ${color.softInk}; font: ${type.small}; font-weight: ${weight.semibold}; }
`;
