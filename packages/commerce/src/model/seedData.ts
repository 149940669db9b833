import type { CampaignInput } from '../promotions/campaign.ts';
import type { SeedStyle } from './seedStyle.ts';

/** A category of an empty shop. */
export interface SeedCategory {
  readonly name: string;
  /** Address without market prefix or `/browse`: `/womens/dresses`. */
  readonly url: string;
  /** One sentence for the listing header and the page's description. */
  readonly description: string;
  readonly parentUrl: string | null;
}

/** All that an empty shop is filled with. */
export interface SeedData {
  /** Parents before their children. */
  readonly categories: readonly SeedCategory[];
  /** As many styles as are wanted, the same for the same seed. */
  readonly styles: (wanted: { readonly seed?: number; readonly styles?: number }) => Iterable<SeedStyle>;
  readonly campaigns: readonly CampaignInput[];
}
