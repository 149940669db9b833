import '@fontsource-variable/figtree/index.css';
import '@fontsource-variable/fraunces/index.css';
import { useData, withBase } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { defineComponent, h } from 'vue';
import './docs.css';

/** Above a block's document: the way to its stories, where Storybook is part of the site. */
const StoriesLink = defineComponent(() => {
  const { page, theme } = useData();
  return () => {
    const [, block] = /^blocks\/([\w-]+)\.md$/.exec(page.value.relativePath) ?? [];
    if (!theme.value.storybook || block === undefined || block === 'index') return null;
    const href = withBase(`/storybook/index.html?path=/docs/blocks-${block}--docs`);
    return h(
      'p',
      { class: 'stories-link' },
      h('a', { href, target: '_self' }, 'Every variant, to try in Storybook'),
    );
  };
});

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'doc-before': () => h(StoriesLink) }),
};
