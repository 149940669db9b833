import { reducedMotion } from './breakpoints.ts';
import { inLayer, layerOrder } from './cascadeLayers.ts';
import { color, radius, size, stroke, type } from './generated/roles.ts';
import { variables } from './generated/variables.css.ts';

const reset = `
*,*::before,*::after{box-sizing:border-box}
*{margin:0}
html{-webkit-text-size-adjust:none;text-size-adjust:none;scroll-padding-block:var(--tb-header-height,${size.target}) var(--tb-bottom-bar-height,0px)}
body{min-height:100vh;background:${color.paper};color:${color.ink};font:${type.body};-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
h1,h2,h3,h4,h5,h6{font:inherit}
:is(h1,h2,h3){text-wrap:balance}
:is(h1,h2,h3,h4,h5,h6,p,li,dt,dd,summary,figcaption){unicode-bidi:plaintext}
ul,ol,menu{padding:0;list-style:none}
img,picture,svg,video{display:block;max-width:100%}
button,input,select,textarea{font:inherit;letter-spacing:inherit;color:inherit}
button{background:none;border:0;padding:0;cursor:pointer;text-align:inherit}
a{color:inherit}
fieldset{border:0;padding:0;min-width:0}
legend{padding:0}
table{border-collapse:collapse}
summary{list-style:none;cursor:pointer}
summary::-webkit-details-marker{display:none}
dialog{border:0;padding:0;color:inherit}
html[data-modal]{overflow:hidden;scrollbar-gutter:stable}
[hidden]{display:none!important}
`;

const focus = `
:focus-visible:where(:not([tabindex="-1"])){outline:${stroke.ring} solid ${color.focus};outline-offset:${stroke.ring};box-shadow:0 0 0 ${stroke.ring} ${color.focusGap};border-radius:${radius.corner}}
:focus:not(:focus-visible){outline:none}
[tabindex="-1"]:focus{outline:none}
`;

const stillness = `${reducedMotion}{*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}`;

const selection = `::selection{background:${color.mustard};color:${color.ink}}`;

/**
 * What every page starts from, before any other style: the order of the layers, the roles as custom properties, a small
 * reset, body type, the focus ring, stillness on request.
 */
export const globalCss: string =
  layerOrder + inLayer('tokens', `${variables}${reset}${focus}${selection}${stillness}`.replaceAll('\n', ''));

export { fontFaces } from './fontFaces.ts';
