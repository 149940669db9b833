/** Plays a film of `films.mjs` into an MP4, a WebM and a poster, each within its budget. Needs ffmpeg. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { films, size } from './films.mjs';

const sharp = createRequire(new URL('../../apps/middleware/package.json', import.meta.url))('sharp');

/** Frames a second, and the most bytes a film and its poster may weigh. */
const rate = 25;
const budgets = { film: 600_000, poster: 120_000 };

const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
const plain = ['-an', '-pix_fmt', 'yuv420p', '-fflags', '+bitexact', '-flags:v', '+bitexact', ...colours];
const encoders = {
  mp4: (quality) => [
    '-c:v',
    'libx264',
    '-profile:v',
    'high',
    '-preset',
    'slow',
    '-crf',
    quality,
    '-movflags',
    '+faststart',
  ],
  webm: (quality) => [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    `${Number(quality) + 11}`,
    '-cpu-used',
    '5',
    '-row-mt',
    '1',
  ],
};

/** Runs ffmpeg, feeding it frames. */
async function encode(file, frames, options) {
  const from = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${size.width}x${size.height}`,
    '-r',
    `${rate}`,
    '-i',
    '-',
  ];
  const to = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', ...plain, ...options, file];
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-y', ...from, ...to], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = once(ffmpeg, 'close');
  for (const frame of frames) if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [status] = await ended;
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}.`);
}

/** Makes the film of this name in a folder: the best quality that each file's budget allows. */
export async function film(name, folder) {
  const { seconds, play } = films[name];
  const draw = await play();
  const count = seconds * rate;
  const frames = Array.from({ length: count }, (_, i) => draw(i / count));
  for (const [format, options] of Object.entries(encoders)) {
    const file = join(folder, `${name}.${format}`);
    for (let quality = 23; ; quality += 4) {
      await encode(file, frames, options(`${quality}`));
      const bytes = statSync(file).size;
      if (bytes <= budgets.film) {
        console.log(file, Math.round(bytes / 1000), 'kB');
        break;
      }
    }
  }
  for (let quality = 84; ; quality -= 4) {
    const poster = await sharp(frames[0], { raw: { ...size, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (poster.length > budgets.poster) continue;
    writeFileSync(join(folder, `${name}.jpg`), poster);
    return;
  }
}
