import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Place } from '@tailorbird/commerce/model/address';
import { err, ok } from '@tailorbird/commerce/result';
import { TextField } from '@tailorbird/ui/TextField';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AddressFinder, type AddressFinderProps } from './AddressFinder.tsx';
import type { AskPlaces } from './fetchPlaces.ts';
import { finderMessages } from './foundPlaces.ts';

const place = (addressLine1: string): Place => ({
  addressLine1,
  addressLine2: '',
  city: 'Ludlow',
  county: 'Shropshire',
  postCode: 'SY8 1AA',
  country: 'GB',
});
const places = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => place(`${number} Hill Street`));
const answering = (result: Awaited<ReturnType<AskPlaces>>) => fn<AskPlaces>(async () => result);
const typed = (text: string) => (name: string) => (name === 'addressFinder' ? text : undefined);

/** The finder in a form, above some of the fields it fills in. */
function Form(props: AddressFinderProps) {
  return (
    <form>
      <AddressFinder {...props} />
      <TextField label="House number and street" name="addressLine1" />
      <TextField label="Postcode" name="postCode" />
    </form>
  );
}

const meta = {
  title: 'Forms/Address finder',
  component: AddressFinder,
  parameters: { layout: 'padded' },
  render: (args) => <Form {...args} />,
  args: { sent: typed(''), ask: answering(ok(places)) },
} satisfies Meta<AddressFinderProps>;

export default meta;
type Story = StoryObj<AddressFinderProps>;

const finder = { name: /^Find your address/ };

export const Empty: Story = {};
export const Found: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', finder);
    await userEvent.type(field, 'SY8');
    await canvas.findByRole('option', { name: '1 Hill Street, Ludlow, SY8 1AA' });
    await expect(args.ask).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('8 addresses found');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = canvas.getByRole('option', { name: /^2 Hill/ });
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', second.id);
    await expect(field).toHaveFocus();
  },
};
export const Chosen: Story = {
  name: 'commerce §7 address finder 1: choosing fills the fields in and stands on the first',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', finder), 'SY8');
    await canvas.findByRole('option', { name: /^1 Hill/ });
    await userEvent.keyboard('{ArrowUp}{Enter}');
    const first = canvas.getByLabelText('House number and street');
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveValue('8 Hill Street');
    await expect(canvas.getByLabelText('Postcode')).toHaveValue('SY8 1AA');
    await expect(canvas.getByRole('status')).toHaveTextContent(finderMessages.filled);
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};
export const Escaped: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', finder);
    await userEvent.type(field, 'SY8');
    await canvas.findByRole('option', { name: /^1 Hill/ });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('option')).toBeNull();
    await expect(field).toHaveValue('SY8');
    await userEvent.click(canvas.getByRole('button', { name: 'Find' }));
    await userEvent.click(await canvas.findByRole('option', { name: /^3 Hill/ }));
    await expect(canvas.getByLabelText('House number and street')).toHaveValue('3 Hill Street');
  },
};
export const NothingFound: Story = {
  args: { ask: answering(ok([])) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', finder), 'Nowhere');
    await expect(await canvas.findByText(finderMessages.none)).toBeVisible();
  },
};
export const Looking: Story = {
  args: { ask: fn<AskPlaces>(() => new Promise<never>(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', finder), 'SY8');
    await expect(await canvas.findByText(finderMessages.looking)).toBeVisible();
  },
};
export const Resting: Story = {
  args: { ask: answering(err('The address finder answered 503.')) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox', finder), 'SY8');
    await expect(await canvas.findByText(finderMessages.resting)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Find' }));
    await waitFor(() => expect(args.ask).toHaveBeenCalledTimes(2));
    await expect(await canvas.findByText(finderMessages.resting)).toBeVisible();
  },
};
/** As a form comes back where no script runs. */
export const FoundWithoutScripts: Story = {
  args: { sent: typed('SY8'), found: { prefix: '', tag: 'found', places: places.slice(0, 3) } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /Hill Street/ })).toHaveLength(3);
  },
};
