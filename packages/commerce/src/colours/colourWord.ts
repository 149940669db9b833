import type { Market } from '../market.ts';

/** What a market's shoppers call a colour: in the United States `Color`. */
export function colourWord(market: Market): 'Colour' | 'Color' {
  return market === 'us' ? 'Color' : 'Colour';
}
