import type { Meta, StoryObj } from '@storybook/react-vite';
import { color, space } from '@tailorbird/tokens/roles';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../icon/Icon.tsx';
import { FilterIcon } from '../icon/icons.ts';
import { Button } from './Button.tsx';
import { buttonVariants } from './buttonVariants.ts';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x3 } as const;

const meta = {
  title: 'Primitives/Button',
  component: Button,
  parameters: { layout: 'padded' },
  args: { children: 'Add to bag', variant: 'primary' },
  argTypes: { variant: { control: 'select', options: buttonVariants } },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary', children: 'Shop mens' } };
export const Tertiary: Story = { args: { variant: 'tertiary', children: 'See all' } };
export const RoundStyle: Story = { args: { variant: 'round-style', children: 'Size 12' } };
export const None: Story = { args: { variant: 'none', children: 'Just the words' } };

export const TertiaryWhite: Story = {
  args: { variant: 'tertiary-white', children: 'Shop gifts' },
  decorators: [
    (Story) => (
      <div style={{ padding: space.x6, background: color.moss }}>
        <Story />
      </div>
    ),
  ],
};

export const EveryVariant: Story = {
  render: () => (
    <ul style={{ ...row, gap: space.x6 }}>
      {buttonVariants.map((variant) => (
        <li
          key={variant}
          style={{ padding: space.x2, background: variant === 'tertiary-white' ? color.ink : undefined }}
        >
          <Button variant={variant}>{variant}</Button>
        </li>
      ))}
    </ul>
  ),
};

export const EachVariantIsItsOwn: Story = {
  name: 'blocks §5 button 2: no style looks like another',
  tags: ['no-picture'],
  render: () => (
    <div style={row}>
      {buttonVariants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const looks = within(canvasElement)
      .getAllByRole('button')
      .map((button) => {
        const { color, backgroundColor, border, borderRadius, padding, font, textTransform, textDecoration } =
          getComputedStyle(button);
        return { color, backgroundColor, border, borderRadius, padding, font, textTransform, textDecoration };
      });
    await expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(buttonVariants.length);
  },
};

export const Sizes: Story = {
  render: () => (
    <div style={row}>
      <Button size="small">Small</Button>
      <Button>Regular</Button>
      <Button size="large">Large</Button>
    </div>
  ),
};

export const FullWidth: Story = { args: { fullWidth: true, children: 'Checkout' } };

export const WithIcon: Story = {
  args: {
    variant: 'secondary',
    children: (
      <>
        <Icon of={FilterIcon} size={16} /> Filter
      </>
    ),
  },
};

export const AsLink: Story = {
  args: { href: '/browse/womens', children: 'Shop womens' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Shop womens' });
    await expect(link).toHaveAttribute('href', '/browse/womens');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Loading: Story = {
  args: { loading: true, onClick: fn() },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Add to bag' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Disabled: Story = {
  args: { disabled: true, onClick: fn() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled();
  },
};

export const DisabledLink: Story = { args: { disabled: true, href: '/checkout', children: 'Checkout' } };

export const LongWords: Story = {
  args: { children: 'Tell me when this is back in stock in my size and in this colour' },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
};

export const PointedAt: Story = { tags: ['pointed-at'] };
export const SecondaryPointedAt: Story = { tags: ['pointed-at'], args: { variant: 'secondary' } };

/** Each style in one of the states that the toolbar has, on grounds of its own; axe reads their words on them. */
const inState = (state: 'hover' | 'pressed'): Story => ({
  tags: ['no-picture'],
  globals: { state },
  render: () => (
    <>
      {[color.paper, color.chalk, color.mustard, color.duckEgg].map((background) => (
        <div key={background} style={{ ...row, padding: space.x4, background, color: color.ink }}>
          {buttonVariants
            .filter((variant) => variant !== 'tertiary-white')
            .map((variant) => (
              <Button key={variant} variant={variant}>
                {variant}
              </Button>
            ))}
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const [button] = within(canvasElement).getAllByRole('button', { name: 'secondary' });
    await waitFor(() => expect(button && getComputedStyle(button).backgroundColor).toBe('rgb(28, 43, 42)'));
  },
});
export const AllPointedAt: Story = inState('hover');
export const AllPressed: Story = inState('pressed');

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};
