import { Banner } from '../parts/banner/Banner.tsx';
import type { HeroContent } from './schema.ts';

/** The banner that opens a page. Its picture is asked for first, as the page's largest. */
export function Hero(content: HeroContent) {
  return <Banner content={content} priority />;
}
