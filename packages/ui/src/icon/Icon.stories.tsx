import type { Meta, StoryObj } from '@storybook/react-vite';
import { space, type } from '@tailorbird/tokens/roles';
import { expect, within } from 'storybook/test';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

/** `ArrowRightIcon` by what it stands for: `arrow-right`. */
const wordsOf = (name: string) =>
  name
    .replace(/Icon$/, '')
    .replace(/\B[A-Z]/g, '-$&')
    .toLowerCase();

/** Four in a row on a phone, eight on a desktop. */
const gallery = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(64px, 10.5vw), 1fr))',
  gap: `${space.x6} ${space.x4}`,
};
const named = {
  display: 'flex',
  flexDirection: 'column',
  gap: space.x1,
  alignItems: 'center',
  font: type.small,
} as const;

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  parameters: { layout: 'padded' },
  args: { of: icons.HeartIcon },
  argTypes: { of: { control: 'select', options: Object.keys(icons), mapping: icons } },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Outline: Story = {};
export const Filled: Story = { args: { filled: true } };
export const Large: Story = { args: { size: 32 } };
export const Named: Story = {
  args: { of: icons.StarIcon, label: '4 out of 5', filled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '4 out of 5' })).toBeVisible();
  },
};
export const Gallery: Story = {
  render: () => (
    <div style={gallery}>
      {Object.entries(icons).map(([name, icon]) => (
        <div key={name} style={named}>
          <Icon of={icon} size={24} />
          <p>{wordsOf(name)}</p>
        </div>
      ))}
    </div>
  ),
};
