import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { errorPageFixtures } from './fixtures.ts';
import { errorPage } from './schema.ts';

type Content = z.input<typeof errorPage>;

const meta = {
  title: 'Blocks/Error page',
  parameters: { schema: errorPage },
  render: shown(errorPage, (content) => <ErrorPage {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: errorPageFixtures.default };
export const Minimal: Story = { args: errorPageFixtures.minimal };
export const Maximal: Story = { args: errorPageFixtures.maximal };
export const ServerError: Story = { args: errorPageFixtures.serverError };
export const LongText: Story = { args: errorPageFixtures.longText };
