import { type Market, marketList } from '@tailorbird/commerce/market';
import type { PreviewAccess } from './preview/previewAccess.ts';

/** What the operator has set, read from the environment once; pages find it among the facts of their request. */
export interface ShopSettings {
  /** The shop's own address, for canonical links. */
  readonly publicUrl: string;
  /** Where pictures come from, beside the shop itself. */
  readonly mediaOrigins: readonly string[];
  /** Whether anything reads the data layer; unless it does, nothing is counted and nobody asked. */
  readonly hasDataLayer: boolean;
  /** Markets whose shoppers are asked before anything is counted. */
  readonly consentAskedIn: readonly Market[];
  /** Whether the payment form is of the test cards, which it then says. */
  readonly takesTestCards: boolean;
  /** Whether its goods are invented, and with them the streets of its address finder and where its footer leads. */
  readonly isInvented: boolean;
  /** Whether browsers that have it are offered Google Pay. */
  readonly takesGooglePay: boolean;
  /** Header in which our edge writes the visitor's country, where there is one. */
  readonly countryHeader?: string | undefined;
  /** Address of the German site, where there is one. */
  readonly germanSite?: string | undefined;
  /** Address of the live-shopping company's script; absent in a shop without a player. */
  readonly liveShoppingScript?: string | undefined;
  /** Hosts whose unpublished content editors may look at. */
  readonly previewHosts: readonly string[];
  /** Who may. */
  readonly previewAccess: PreviewAccess;
  /** Origin of the content service's editor, which shows our pages in a frame and whose form may send changes. */
  readonly contentEditor: string;
}

/** A shop in which nothing but its address was set: it asks everybody before it counts, and shows nothing unpublished. */
export function shopSettings({
  publicUrl,
  ...own
}: Pick<ShopSettings, 'publicUrl'> & Partial<ShopSettings>): ShopSettings {
  return {
    publicUrl,
    mediaOrigins: [],
    hasDataLayer: false,
    consentAskedIn: marketList,
    takesTestCards: false,
    isInvented: false,
    takesGooglePay: false,
    previewHosts: [],
    previewAccess: { secret: crypto.randomUUID(), isOpen: false },
    contentEditor: publicUrl,
    ...own,
  };
}
