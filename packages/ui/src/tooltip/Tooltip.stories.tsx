import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HeartIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';
import { useUnnamedControl } from './useUnnamedControl.ts';

function Heart({ label }: { label: string }) {
  const control = useUnnamedControl();
  return (
    <>
      <IconButton icon={HeartIcon} label={label} />
      {control && <Tooltip of={control} text={control.ariaLabel ?? ''} />}
    </>
  );
}

const meta = {
  title: 'Primitives/Tooltip',
  component: Heart,
  parameters: { layout: 'centered' },
  args: { label: 'Save for later' },
} satisfies Meta<typeof Heart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

/** Comes to the heart by keyboard, again until the page listens. Answers its name. */
async function comeTo(canvasElement: HTMLElement): Promise<HTMLElement> {
  const page = within(canvasElement.ownerDocument.body);
  const name = await waitFor(async () => {
    page.getByRole('button').blur();
    await userEvent.tab();
    return page.getByText('Save for later');
  });
  await waitFor(() => expect(name).toBeVisible());
  return name;
}

export const OnFocus: Story = {
  play: async ({ canvasElement }) => {
    await comeTo(canvasElement);
  },
};

export const EscapeHides: Story = {
  play: async ({ canvasElement }) => {
    const name = await comeTo(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(name).not.toBeInTheDocument());
  },
};
