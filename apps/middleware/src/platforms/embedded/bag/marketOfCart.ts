import { type Market, marketOfChannel } from '@tailorbird/commerce/market';

/** The market a bag was begun in, and stays in. */
export function marketOfCart({ channelId }: { channelId: number }): Market {
  const market = marketOfChannel(channelId);
  if (!market) throw new Error(`A bag names channel ${channelId}, which is none of the shop's.`);
  return market;
}
