import type { z } from 'zod';
import { imageLinkTag, type media, videoLinkTag } from '../fields/media.ts';

type MediaLink = Extract<z.input<typeof media>, { name: string }>;

/** A link to one of the shop’s own pictures, as the content service delivers it. */
export function picture(name: string, alt?: string, focalPoint?: MediaLink['focalPoint']): MediaLink {
  return {
    _meta: { schema: imageLinkTag },
    name,
    endpoint: 'tailorbird',
    defaultHost: '',
    ...(alt !== undefined && { alt }),
    ...(focalPoint !== undefined && { focalPoint }),
  };
}

/** A link to one of the shop’s own films. */
export function film(name: string, alt: string): MediaLink {
  return { ...picture(name, alt), _meta: { schema: videoLinkTag } };
}
