import { usePageFacts } from '../page/PageFacts.tsx';
import { CustomBlockRoot } from './CustomBlock.styles.ts';
import { CustomFrame } from './CustomFrame.tsx';
import { CustomHtml } from './CustomHtml.tsx';
import type { CustomBlockContent } from './schema.ts';

/** HTML and CSS in the page, sanitised and scoped; with a script, all of it in a frame. Nothing where embeds may not be. */
export function CustomBlock({
  _meta,
  title,
  html,
  css,
  javascript,
  height,
  phoneHeight,
}: CustomBlockContent) {
  const { embeds, market } = usePageFacts();
  if (!embeds) return null;
  if (javascript !== undefined && _meta?.deliveryId !== undefined) {
    return (
      <CustomBlockRoot>
        <CustomFrame
          title={title}
          address={`/content-frame/${_meta.deliveryId}?v=${javascript.version}&in=${market}`}
          height={height}
          phoneHeight={phoneHeight ?? height}
        />
      </CustomBlockRoot>
    );
  }
  if (html.length === 0) return null;
  return (
    <CustomBlockRoot aria-label={title}>
      {/* Made by scopeCss, which leaves nothing that ends a style element. */}
      {css.sheet && <style>{css.sheet}</style>}
      <div data-scope={css.scope}>
        <CustomHtml tree={html} />
      </div>
    </CustomBlockRoot>
  );
}
