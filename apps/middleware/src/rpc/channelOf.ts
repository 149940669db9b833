import type { CallError } from '@tailorbird/commerce/contract/callError';
import { type Market, marketList, marketOfChannel, markets } from '@tailorbird/commerce/market';
import { messages } from '@tailorbird/commerce/messages';
import { err, ok, type Result } from '@tailorbird/commerce/result';

/** The first channel of the platform: what an absent or zero `channel-id` means (commerce §5). It is the UK's. */
const firstChannel = 1;

/** The market of a `channel-id` header (commerce §5). */
export function channelOf(header: string | undefined): Result<Market, CallError> {
  const text = header?.trim() ?? '';
  if (!/^\d*$/.test(text)) return err({ tag: 'bad-arguments', message: messages.channelIdNotANumber });
  const id = Number(text) || firstChannel;
  const market = id === firstChannel ? 'uk' : marketOfChannel(id);
  if (market) return ok(market);
  const known = marketList.map((name) => `${markets[name].channelId} (${name})`).join(', ');
  return err({
    tag: 'bad-arguments',
    message: `There is no channel ${id.toFixed(0)}. The channels are ${known}; without the header it is the UK's.`,
  });
}
