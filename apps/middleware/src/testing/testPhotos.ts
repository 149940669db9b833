import sharp from 'sharp';

interface Wanted {
  readonly width?: number;
  readonly height?: number;
  /** How the camera was held, as EXIF says it: 6 is a quarter turn. */
  readonly orientation?: number;
}

/** What a phone writes into a photo, in words that are found again where they were kept; the map's is of the place. */
export const secretsOfPhotos = ['Exif', 'WGS-84', 'Pocket Camera 9', 'http://ns.adobe.com'];

/** A photo as a phone takes it: JPEG with the place, the camera and how it was held. Red on the left, blue on the right. */
export function photoOf({ width = 640, height = 480, orientation = 1 }: Wanted = {}): Promise<Buffer> {
  const half = sharp({ create: { width: width >> 1, height, channels: 3, background: '#c03020' } });
  return half
    .extend({ right: width - (width >> 1), background: '#2030c0' })
    .jpeg()
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Model: 'Pocket Camera 9' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 30/1 0/1',
        GPSLongitude: '0/1 7/1 0/1',
        GPSMapDatum: 'WGS-84',
      },
    })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><a xmlns="http://ns.adobe.com/exif/1.0/">51/1</a></x:xmpmeta>',
    )
    .toBuffer();
}
