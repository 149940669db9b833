/** @jsxRuntime classic */
// Storybook’s own window has a React of its own, of another version than the stories’.
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { ContentPanel } from './content-panel/ContentPanel.tsx';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Tailorbird', brandUrl: '/' }),
  sidebar: { showRoots: true },
});

addons.register('tailorbird/content', () => {
  addons.add('tailorbird/content/panel', {
    type: types.PANEL,
    title: 'Content',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active = false }) => <ContentPanel active={active} />,
  });
});
