/** Draws the gift cards on the studio's chalk ground: node tools/pictures/giftCards.mjs writes apps/middleware/media/content. */
import { createRequire } from 'node:module';
import { print } from '../../packages/picture-studio/src/prints.ts';

const sharp = createRequire(new URL('../../apps/middleware/package.json', import.meta.url))('sharp');
const content = new URL('../../apps/middleware/media/content/', import.meta.url).pathname;

const width = 960;
const height = 1200;
const card = { width: 660, height: 420 };
const cream = '#f3ead7';

/** A block-printed card with a cream band, stitched round its edge. */
function leaves() {
  const { svg } = print('leaf', ['#a63d2b', cream, '#e0a99b'], 7);
  const tile = svg.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<defs><pattern id="leaf" width="230" height="230" patternUnits="userSpaceOnUse"><g transform="scale(.575)">${tile}</g></pattern></defs>
    <rect width="660" height="420" fill="url(#leaf)"/>`;
}

/** Three speckled eggs in a nest of drawn grass. */
function nest() {
  const blade = (at) => {
    const angle = (at / 90) * Math.PI * 2;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const [near, far] = [118 + (at % 5) * 9, 168 + (at % 7) * 7];
    const colour = ['#8d6340', '#bd9363', '#5c4536'][at % 3];
    return `<path d="M${(x * near - y * 60).toFixed(1)} ${((y * near + x * 60) * 0.62).toFixed(1)}Q${(x * far).toFixed(1)} ${(y * far * 0.62).toFixed(1)} ${(x * near + y * 66).toFixed(1)} ${((y * near - x * 66) * 0.62).toFixed(1)}" stroke="${colour}" stroke-width="4" fill="none" stroke-linecap="round"/>`;
  };
  const egg = (
    x,
    y,
    turn,
    shell,
  ) => `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 -52C30 -52 40 -14 40 8C40 34 22 48 0 48C-22 48 -40 34 -40 8C-40 -14 -30 -52 0 -52Z" fill="${shell}" stroke="#6f5138" stroke-width="4"/>
    ${[
      [-14, -18],
      [8, -28],
      [18, 2],
      [-4, 6],
      [-22, 14],
      [10, 26],
      [-10, 30],
    ]
      .map(([a, b]) => `<circle cx="${a}" cy="${b}" r="3.4" fill="#5c4536"/>`)
      .join('')}</g>`;
  return `<rect width="660" height="420" fill="#bcd3d1"/>
    <g transform="translate(330 214)"><ellipse rx="172" ry="108" fill="#6f5138"/>${egg(-2, -20, 3, '#e3eceb')}${egg(-52, 8, -18, '#f5f3ec')}${egg(48, 10, 16, '#ebe5d6')}${Array.from({ length: 90 }, (_, at) => blade(at)).join('')}</g>`;
}

function laid(face, turn) {
  const x = (width - card.width) / 2;
  const y = (height - card.height) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <defs>
      <linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f7f1e7"/><stop offset="1" stop-color="#ece4d7"/></linearGradient>
      <linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-color="#1c2b2a" stop-opacity=".1"/></linearGradient>
      <filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="16"/></filter>
      <filter id="near" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="4"/></filter>
      <clipPath id="edge"><rect width="${card.width}" height="${card.height}" rx="20"/></clipPath>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#ground)"/>
    <g transform="translate(${x} ${y}) rotate(${turn} ${card.width / 2} ${card.height / 2})">
      <rect x="20" y="26" width="${card.width}" height="${card.height}" rx="24" fill="#6b5d4a" opacity=".34" filter="url(#soft)"/>
      <rect x="4" y="6" width="${card.width}" height="${card.height}" rx="20" fill="#3f372b" opacity=".4" filter="url(#near)"/>
      <g clip-path="url(#edge)">${face}<rect width="${card.width}" height="${card.height}" fill="url(#light)"/></g>
      <rect x="22" y="22" width="${card.width - 44}" height="${card.height - 44}" rx="8" fill="none" stroke="${cream}" stroke-width="4" stroke-dasharray="16 11" stroke-linecap="round"/>
    </g>
  </svg>`;
}

for (const [name, face, turn] of [
  ['gift-card-leaves', leaves(), -7],
  ['gift-card-nest', nest(), 6],
])
  await sharp(Buffer.from(laid(face, turn)))
    .jpeg({ quality: 86 })
    .toFile(`${content}${name}.jpg`);
