import { z } from 'zod';

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
  | { readonly type: 'image'; readonly src: string; readonly alt: string }
  | {
      readonly type: 'video';
      readonly src: string;
      readonly webm: string;
      readonly poster: string;
      readonly alt: string;
    };

/**
 * A picture or a video, told apart by the link’s schema tag (blocks §3 media). An empty host is the shop’s own
 * media service.
 */
export const media = z
  .object({
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
    alt: z.string().default('').meta({
      title: 'Alternative text',
      description: 'Used where the block that shows the picture gives none.',
    }),
  })
  .transform(({ _meta, name, endpoint, defaultHost, alt }): Media => {
    const base = defaultHost === '' ? '' : `https://${defaultHost}`;
    const path = `${endpoint}/${encodeURIComponent(name)}`;
    if (_meta.schema === imageLinkTag) return { type: 'image', src: `${base}/i/${path}`, alt };
    const poster = `${base}/v/${path}`;
    return {
      type: 'video',
      src: `${poster}/${videoRendition}`,
      webm: `${poster}/${openRendition}`,
      poster,
      alt,
    };
  })
  .meta({
    title: 'Picture or video',
    description: 'A link to a picture or a video. The link’s own schema tag says which.',
  });
