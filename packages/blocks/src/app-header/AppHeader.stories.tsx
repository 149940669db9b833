import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { z } from 'zod';
import { PageFactsProvider } from '../page/PageFacts.tsx';
import { AppHeader } from './AppHeader.tsx';
import { appHeaderFixtures } from './fixtures.ts';
import { appHeader } from './schema.ts';

type Content = z.input<typeof appHeader>;

/** On a page, as an editor sees it: what it sets is around the page. */
const meta = {
  title: 'Blocks/App header',
  parameters: { schema: appHeader },
  render: () => (
    <PageFactsProvider market="uk" preview>
      <AppHeader />
    </PageFactsProvider>
  ),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = {
  args: appHeaderFixtures.default,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/under the key app-header/)).toBeVisible();
  },
};
export const Minimal: Story = { args: appHeaderFixtures.minimal };
export const Maximal: Story = { args: appHeaderFixtures.maximal };
