import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@tailorbird/commerce/messages';
import { expect, waitFor } from 'storybook/test';
import { StoryShop } from '../testing/StoryShop.tsx';
import { ConfirmPage } from './ConfirmPage.tsx';
import { CreateAccountPage } from './CreateAccountPage.tsx';
import { FindOrderPage } from './FindOrderPage.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { loginNotice } from './loginNotices.ts';
import { storyOrder, storySubmission } from './storyAccount.ts';
import { UpdatePasswordPage } from './UpdatePasswordPage.tsx';

const meta = {
  title: 'Account/Identity',
  globals: { market: 'uk' },
  decorators: [
    (Story) => (
      <StoryShop>
        <Story />
      </StoryShop>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj;

const said = (message: string, values: Record<string, string> = {}) => ({ message, errors: {}, values });

export const LogIn: Story = { render: () => <LoginPage answer={undefined} next="" notice={null} /> };
export const WrongCredentials: Story = {
  name: 'commerce §8 message 2: a wrong e-mail or password is told, and the e-mail comes back',
  tags: ['no-picture'],
  render: () => (
    <LoginPage
      answer={said(messages.wrongCredentials, { email: 'maud@example.com' })}
      next=""
      notice={null}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      "Your email/password combination is incorrect. Please click 'Forgot your password?' below to reset your password.",
    );
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByLabelText('Email address')).toHaveValue('maud@example.com');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
  },
};
export const CredentialsMissing: Story = {
  render: () => <LoginPage answer={said(messages.credentialsMissing)} next="" notice={null} />,
};
export const InvalidCredentials: Story = {
  render: () => <LoginPage answer={said(messages.invalidCredentials)} next="" notice={null} />,
};
export const SessionEnded: Story = {
  render: () => <LoginPage answer={undefined} next="/my-account" notice={loginNotice('ended')} />,
};
export const CreateAccount: Story = { render: () => <CreateAccountPage answer={undefined} next="" /> };
export const CreateAccountRefused: Story = {
  tags: ['no-picture'],
  name: 'commerce §5 password 1: the rule stands at its field, and the first wrong field has the focus',
  render: () => (
    <CreateAccountPage
      answer={{
        message: null,
        errors: { password: messages.passwordRule, email: messages.emailInvalid },
        values: { email: 'maud@example.com', firstName: 'Maud' },
      }}
      next=""
    />
  ),
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText('Password');
    await waitFor(() => expect(canvas.getByLabelText('Email address')).toHaveFocus());
    await expect(password).toHaveAccessibleDescription(/at least 7 characters, including one letter/);
    await expect(canvas.getByLabelText('First name')).toHaveValue('Maud');
  },
};
export const AccountExists: Story = {
  name: 'commerce §8 message 5: an account that exists is told, with the way to reset its password',
  render: () => <CreateAccountPage answer={said(messages.accountExists)} next="" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'An account already exists for the email you used to checkout. Please reset your password',
    );
    await expect(canvas.getByRole('link', { name: 'Reset my password' })).toBeVisible();
  },
};
export const ForgotPassword: Story = {
  render: () => <ForgotPasswordPage answer={undefined} sent={false} next="" />,
};
export const ResetSent: Story = { render: () => <ForgotPasswordPage answer={undefined} sent next="" /> };
export const NewPassword: Story = { render: () => <UpdatePasswordPage answer={undefined} token="x" /> };
export const ResetLinkInvalid: Story = {
  render: () => <UpdatePasswordPage answer={undefined} token={undefined} />,
};
export const LetMeLogIn: Story = {
  tags: ['no-picture'],
  render: () => <ConfirmPage answer={undefined} link={{ token: 'x', purpose: 'unlock' }} done={null} />,
};
export const LinkInvalid: Story = {
  tags: ['no-picture'],
  render: () => <ConfirmPage answer={undefined} link={undefined} done={null} />,
};
export const FindOrder: Story = { render: () => <FindOrderPage answer={undefined} found={undefined} /> };
export const OrderFound: Story = {
  render: () => (
    <FindOrderPage
      answer={undefined}
      found={{ order: storyOrder, submission: storySubmission, posted: undefined }}
    />
  ),
};
