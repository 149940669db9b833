import { z } from 'zod';
import { focalPoint, positionOf } from './focalPoint.ts';
import { isSafeLink } from './link.ts';
import { isOwnPicture } from './ownPicture.ts';

const core = 'http://bigcontent.io/cms/schema/v1/core#/definitions/';

/** The schema tag by which the content service marks a link to a picture (services §3). */
export const imageLinkTag = `${core}image-link`;

/** The schema tag by which the content service marks a link to a video (services §3). */
export const videoLinkTag = `${core}video-link`;

/** The rendition played; the specification once writes it without the underscore (services §4). */
const videoRendition = 'mp4_1080p';

/** What is played by browsers that cannot play that. */
const openRendition = 'webm_720p';

/** A picture or a video, ready to be shown. Addresses carry no width or format: `Picture` adds those. */
export type Media =
  | {
      readonly type: 'image';
      readonly src: string;
      readonly alt: string;
      /** What of it stays in view, as `object-position`. */
      readonly focalPoint?: string;
    }
  | {
      readonly type: 'video';
      readonly src: string;
      readonly webm: string;
      readonly poster: string;
      readonly alt: string;
    };

const alternativeText = z.string().default('').meta({
  title: 'Alternative text',
  description: 'Used where the block that shows the picture gives none.',
});

/** A link to what the media service keeps; its tag says of which kind. An empty host is the shop’s own. */
const link = z.object({
  _meta: z.object({ schema: z.enum([imageLinkTag, videoLinkTag]) }),
  name: z
    .string()
    .min(1)
    .max(200)
    .refine((name) => name.isWellFormed(), 'has half a character in it: type the name again')
    .meta({ title: 'Name', description: 'The picture’s or video’s name in the media service.' }),
  endpoint: z.string().regex(/^[\w-]+$/),
  defaultHost: z
    .string()
    .regex(/^[a-z\d.-]*$/i, 'must be a host name, or empty for the shop’s own')
    .default(''),
  alt: alternativeText,
  focalPoint,
});

/** The same with its alternative text beside it: the content service’s own links have no room for one. */
const wordedImage = z.object({ image: link, altText: alternativeText, focalPoint });
const wordedVideo = z.object({ video: link, altText: alternativeText });

/** A picture by its address alone. */
const addressed = z.object({
  url: z
    .string()
    .trim()
    .refine(
      (url) => isOwnPicture(url) || (isSafeLink(url) && url.startsWith('https://')),
      'must be a picture of the shop’s own such as /i/tailorbird/hero-autumn, or an address that starts with https://',
    )
    .meta({ title: 'Address', format: 'link', examples: ['/i/tailorbird/hero-autumn'] }),
  alt: alternativeText,
  focalPoint,
});

function linked({ _meta, name, endpoint, defaultHost, alt, focalPoint }: z.output<typeof link>): Media {
  const base = defaultHost === '' ? '' : `https://${defaultHost}`;
  const path = `${endpoint}/${encodeURIComponent(name)}`;
  if (_meta.schema === imageLinkTag)
    return { type: 'image', src: `${base}/i/${path}`, alt, ...positionOf(focalPoint) };
  const poster = `${base}/v/${path}`;
  return {
    type: 'video',
    src: `${poster}/${videoRendition}`,
    webm: `${poster}/${openRendition}`,
    poster,
    alt,
  };
}

/**
 * A picture or a video (blocks §3 media): a link of the content service, told apart by its schema tag, alone or with its
 * alternative text beside it; or a picture by its address and its alternative text.
 */
export const media = z
  .union([link, wordedImage, wordedVideo, addressed], {
    error: 'must be a picture or a video of the media service, or a picture’s url and alt',
  })
  .transform((written): Media => {
    if ('url' in written)
      return { type: 'image', src: written.url, alt: written.alt, ...positionOf(written.focalPoint) };
    if ('_meta' in written) return linked(written);
    const found = linked('image' in written ? written.image : written.video);
    const own = 'image' in written && found.type === 'image' ? positionOf(written.focalPoint) : {};
    return { ...found, alt: written.altText || found.alt, ...own };
  })
  .meta({
    title: 'Picture or video',
    description: 'A link to a picture or a video. The link’s own schema tag says which.',
  });
