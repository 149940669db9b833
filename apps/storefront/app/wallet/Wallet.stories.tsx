import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@tailorbird/commerce/messages';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DemonstrationSheet } from './DemonstrationSheet.tsx';
import { storyAnswers, storyDigital, storyFirst } from './storyWallet.ts';
import { WalletFace } from './WalletFace.tsx';
import { walletFailure } from './walletFailure.ts';
import type { SheetAnswers, SheetEnd } from './walletSheet.ts';

const meta = { title: 'Bag/Wallet', globals: { market: 'uk' } } satisfies Meta;

export default meta;
type Story = StoryObj;

const face = { kind: 'demonstration', status: 'idle', message: null } as const;

export const Button: Story = {
  render: () => <WalletFace {...face} onPress={fn()} />,
};
export const ButtonWaiting: Story = {
  render: () => <WalletFace {...face} status="open" onPress={fn()} />,
};
export const ButtonClosed: Story = {
  render: () => <WalletFace {...face} disabled onPress={fn()} />,
};
export const ButtonFailed: Story = {
  render: () => (
    <WalletFace {...face} status="failure" message={walletFailure('payment-declined')} onPress={fn()} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('nothing has been charged');
  },
};
export const ButtonOfGoogle: Story = {
  render: () => <WalletFace {...face} kind="google-pay" onPress={fn()} />,
};

const onEnd = fn<(how: SheetEnd) => void>();
const pay = fn<SheetAnswers['pay']>();

function sheetOf(part: Partial<SheetAnswers> = {}, first = storyFirst): Story {
  const answers = storyAnswers({ opened: Promise.resolve(first), ...part });
  const token = async () => 'token';
  return {
    render: () => (
      <DemonstrationSheet first={first} answers={answers} token={token} onEnd={onEnd} onFail={fn()} />
    ),
  };
}

const payButton = () => screen.getByRole('button', { name: 'Pay' });

export const Sheet: Story = {
  ...sheetOf({ pay }),
  play: async () => {
    pay.mockReset().mockResolvedValue({ tag: 'paid', to: '/order-confirmation/bag/100001' });
    onEnd.mockReset();
    await screen.findByText('Standard Delivery, £3.95');
    await userEvent.click(screen.getByRole('radio', { name: /Express Delivery/ }));
    await screen.findByText('£69.95');
    await userEvent.type(screen.getByLabelText('Email address'), 'wren@example.com');
    await userEvent.click(payButton());
    await waitFor(() => expect(onEnd).toHaveBeenCalledWith('done'));
    await expect(pay).toHaveBeenCalledWith(
      expect.objectContaining({
        total: 6995,
        option: 'uk-express',
        token: 'token',
        shipping: expect.objectContaining({ email: 'wren@example.com', country: 'GB' }),
      }),
    );
  },
};

export const SheetOpening: Story = sheetOf({ opened: new Promise(() => undefined) });

/** Nothing to deliver, and the e-mail is known. */
export const SheetOfAGiftCard: Story = {
  ...sheetOf({}, storyDigital),
  play: async () => {
    await screen.findByText('Your confirmation goes to maud@example.com.');
    await expect(screen.queryByLabelText('Email address')).toBeNull();
    await waitFor(() => expect(screen.getByRole('group', { name: 'Billing address' })).toBeVisible());
  },
};

export const SheetRefusesACountry: Story = {
  ...sheetOf({ quote: async () => ({ tag: 'refused', message: messages.walletCountries }) }),
  play: async () => {
    await screen.findByText(messages.walletCountries);
    await expect(payButton()).toBeDisabled();
  },
};

export const SheetWithProblems: Story = {
  ...sheetOf({
    pay: async () => ({
      tag: 'problems',
      problems: [
        { field: 'email', message: messages.emailInvalid },
        { field: 'phone', message: 'Phone number is required' },
      ],
    }),
  }),
  play: async () => {
    await screen.findByText('Standard Delivery, £3.95');
    await userEvent.click(payButton());
    await screen.findByText('Phone number is required');
    await waitFor(() => expect(screen.getByLabelText('Email address')).toHaveFocus());
  },
};

export const SheetCancelled: Story = {
  ...sheetOf(),
  play: async () => {
    onEnd.mockReset();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(onEnd).toHaveBeenCalledWith('dismissed');
  },
};
