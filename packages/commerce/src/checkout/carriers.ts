import type { Parcel } from '../model/orderHistory.ts';

/** Who brings parcels, by what an operator calls them, each with its page about one of them. */
const carriers = {
  'royal-mail': { name: 'Royal Mail', page: 'https://www.royalmail.com/track-your-item#/tracking-results/' },
  evri: { name: 'Evri', page: 'https://www.evri.com/track/parcel/' },
  dpd: { name: 'DPD', page: 'https://track.dpd.co.uk/parcels/' },
  dhl: { name: 'DHL', page: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=' },
  'an-post': { name: 'An Post', page: 'https://www.anpost.com/Post-Parcels/Track/History?item=' },
  ups: { name: 'UPS', page: 'https://www.ups.com/track?tracknum=' },
  usps: { name: 'USPS', page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=' },
  fedex: { name: 'FedEx', page: 'https://www.fedex.com/fedextrack/?trknbr=' },
} as const;

export type Carrier = keyof typeof carriers;
// `Object.keys` types a record's keys as strings; these are the keys of the constant above.
export const carrierNames = Object.keys(carriers) as readonly Carrier[];

/**
 * The carrier an operator names, in any case.
 * @returns Undefined for one the shop does not know.
 */
export function carrierNamed(text: string): Carrier | undefined {
  return carrierNames.find((one) => one === text.toLowerCase());
}

/**
 * The number of a parcel as carriers print it, without spaces.
 * @returns Undefined for what is none: 6 to 40 letters, digits and hyphens.
 */
export function trackingNumber(text: string): string | undefined {
  const number = text.replaceAll(/\s/g, '').toUpperCase();
  return /^[A-Z0-9-]{6,40}$/.test(number) ? number : undefined;
}

/**
 * A parcel as shoppers are told of it: the link leads to the carrier's own host, whatever the number is.
 * @returns Null where the shop does not know the carrier.
 */
export function parcelOf(carrier: string, number: string): Parcel | null {
  const known = carrierNamed(carrier);
  if (known === undefined) return null;
  const { name, page } = carriers[known];
  return { carrier: name, number, url: page + encodeURIComponent(number) };
}
