import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import type { Uploads } from '../uploads/uploads.ts';
import { createDarkroom, type Darkroom } from './darkroom.ts';
import type { Job } from './develop.ts';
import { poster } from './films.ts';
import { mediaFolder } from './mediaFolder.ts';
import {
  codeOf,
  defaultSize,
  nameIn,
  type PictureSize,
  parsePictureName,
  pictureName,
} from './pictureAddress.ts';
import { createPictureCache, createPictureKey, type UploadJob } from './pictureCache.ts';
import type { Look, Studio } from './studio.ts';

/** What the media service asks of the catalogue. */
export interface MediaCatalogue {
  /** How a style in a colour (its name with spaces, any case) is pictured; undefined when there is none. */
  readonly find: (styleCode: string, colour: string) => Promise<Pictured | undefined>;
}

/** How a colour is drawn, or which pictures it was imported with, by their addresses in the shop. */
interface Pictured extends Look {
  readonly images?: readonly string[];
}

/** One picture file. */
export interface Picture {
  readonly bytes: Uint8Array;
  /** Changes whenever the bytes would. */
  readonly etag: string;
}

/** One picture of a set: its name and size and, where its view alone does not tell, what it shows. */
export interface SetItem {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly caption?: string;
}

/** Makes and keeps picture files. */
export interface Pictures {
  /** The file of a picture by name and size; the error says which name is unknown and what a name looks like. Rejects where imported pictures cannot be fetched. */
  readonly get: (name: string, size: PictureSize, background?: boolean) => Promise<Result<Picture, string>>;
  /** A style's pictures in a colour, in the order its studio draws them or its file names them; empty when it has none. */
  readonly setOf: (styleCode: string, colour: string) => Promise<SetItem[]>;
  readonly close: () => Promise<void>;
}

const contentFolder = join(mediaFolder, 'content');
const filmFolder = join(mediaFolder, 'films');

/** The names of the content pictures and of films’ posters, but of what is drawn in lines and so is quick to make. */
export async function contentNames(): Promise<string[]> {
  const filesOf = async (folder: string) => (await readdir(folder)).map((entry) => parse(entry));
  const content = (await filesOf(contentFolder)).filter(({ ext }) => ext !== '.svg');
  const posters = (await filesOf(filmFolder)).filter(({ ext }) => ext === `.${poster.extension}`);
  return [...content.map(({ name }) => `content/${name}`), ...posters.map(({ name }) => `films/${name}`)];
}

async function contentFile(name: string): Promise<string | undefined> {
  const file = (await readdir(contentFolder)).find((entry) => parse(entry).name === name);
  return file && join(contentFolder, file);
}

async function posterFile(name: string): Promise<string | undefined> {
  const file = `${name}.${poster.extension}`;
  return (await readdir(filmFolder)).includes(file) ? join(filmFolder, file) : undefined;
}

/** An imported picture is asked for whose place has none of its name. */
class NoUpload extends Error {}

const noPicture = (name: string) =>
  err(
    `There is no picture "${name}". Content pictures are the files in apps/middleware/media/content, posters those of films beside it; uploads are what the catalogue import kept.`,
  );

/**
 * The store of pictures of a catalogue, kept in `cacheDirectory`. Without a studio it has content pictures and uploads.
 * Close it to stop its threads.
 */
export function createPictures(options: {
  cacheDirectory: string;
  /** Where the catalogue import keeps pictures; nowhere, unless said. */
  uploads?: Uploads;
  catalogue: MediaCatalogue;
  /** Draws the styles that the catalogue has a look of. */
  studio?: Studio | undefined;
  darkroom?: Darkroom;
  /** Told why a picture could not be kept; it is given all the same. */
  onUnkept?: (cause: unknown) => void;
}): Pictures {
  const { studio } = options;
  const darkroom = options.darkroom ?? createDarkroom({ studioModule: studio?.module });
  const keyOf = createPictureKey(studio?.sources);
  const cache = createPictureCache(options.cacheDirectory, options.onUnkept ?? (() => {}));

  const plan = async (name: string, size: PictureSize): Promise<Result<Job | UploadJob, string>> => {
    const parsed = parsePictureName(name);
    if (!parsed.ok) return parsed;
    const wanted = parsed.value;
    if (wanted.type === 'product') {
      const drawn = studio?.read(await options.catalogue.find(wanted.styleCode, wanted.colour));
      if (!drawn)
        return err(
          `There is no picture "${name}": the catalogue has no style ${wanted.styleCode} in ${wanted.colour}, or it has no recipe.`,
        );
      const { look, pictures } = drawn;
      return pictures.some(({ shown }) => shown === wanted.view)
        ? ok({ type: 'product', ...look, view: wanted.view, size: wholeSize(size) })
        : err(`There is no picture "${name}": a ${look.kind} is not pictured from behind.`);
    }
    if (wanted.type === 'upload') return ok({ type: 'upload', name: wanted.file, size });
    const path =
      wanted.type === 'poster'
        ? await posterFile(wanted.file)
        : await contentFile(wanted.type === 'content' ? wanted.file : 'placeholder');
    return path ? ok({ type: 'file', path, size }) : noPicture(name);
  };

  /** An imported picture is fetched for a size that was never made, and not again. */
  const prepared = async (job: Job | UploadJob): Promise<Job> => {
    if (job.type !== 'upload') return job;
    const picture = await options.uploads?.find(job.name);
    if (!picture) throw new NoUpload();
    return { type: 'bytes', picture, size: job.size };
  };

  return {
    get: async (name, size, background = false) => {
      const planned = await plan(name, size);
      if (!planned.ok) return planned;
      const job = planned.value;
      const etag = await keyOf(job);
      try {
        const bytes = await cache.get(`${etag}.${size.format}`, async () =>
          darkroom.develop(await prepared(job), background),
        );
        return ok({ bytes, etag });
      } catch (cause) {
        if (cause instanceof NoUpload) return noPicture(name);
        throw cause;
      }
    },
    setOf: async (styleCode, colour) => {
      const found = await options.catalogue.find(styleCode, colour);
      const drawn = studio?.read(found);
      if (!drawn) {
        const own = [...new Set(found?.images)].filter((address) => address.startsWith('/i/'));
        return own.map((address) => ({ name: nameIn(address, 'i'), ...defaultSize }));
      }
      return drawn.pictures.map(({ shown, caption }) => ({
        name: pictureName(styleCode, colour, codeOf[shown]),
        ...defaultSize,
        ...(caption !== undefined && { caption }),
      }));
    },
    close: darkroom.close,
  };
}

function wholeSize(asked: PictureSize): PictureSize {
  const isSized = asked.width !== undefined || asked.height !== undefined;
  return isSized ? asked : { ...asked, ...defaultSize };
}
