import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@tailorbird/commerce/messages';
import type { OrderSummary } from '@tailorbird/commerce/model/orderHistory';
import { StoryShop } from '../testing/StoryShop.tsx';
import { AccountPage, type AccountPageProps } from './AccountPage.tsx';
import { longAddress, storyAddress, storyCustomer, storyOrder } from './storyAccount.ts';

const meta = {
  title: 'Account/Account page',
  globals: { market: 'uk' },
  component: AccountPage,
  decorators: [
    (Story) => (
      <StoryShop>
        <Story />
      </StoryShop>
    ),
  ],
  args: {
    account: { view: undefined, customer: storyCustomer },
    answer: undefined,
    done: null,
    image: undefined,
  },
} satisfies Meta<AccountPageProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const { id, cartId, status, currency, grandTotal, placedAt, tracking } = storyOrder;
const summary: OrderSummary = {
  id,
  cartId,
  status,
  currency,
  grandTotal,
  placedAt,
  tracking,
  itemCount: 3,
  images: storyOrder.lines.map(({ imageUrl }) => imageUrl),
};
const customer = storyCustomer;
const addressBook = {
  view: 'SavedAddresses',
  customer,
  editing: undefined,
  mark: 'story',
  findsAddresses: true,
} as const;
const refusal = (errors: Record<string, string>, values: Record<string, string> = {}) => ({
  message: null,
  errors,
  values,
});

export const Overview: Story = {};
export const LongName: Story = {
  args: {
    account: {
      view: undefined,
      customer: {
        ...customer,
        firstName: 'Wilhelmina-Alexandrina-Theodora',
        email: 'wilhelmina.alexandrina.theodora.featherstonehaugh@a-rather-long-domain.example.com',
      },
    },
  },
};
export const Profile: Story = { args: { account: { view: 'MyProfile', customer } } };
export const ProfileSaved: Story = { args: { account: { view: 'MyProfile', customer }, done: 'Saved.' } };
export const ProfileRefused: Story = {
  args: {
    account: { view: 'MyProfile', customer },
    answer: refusal({ firstName: 'First name needs at least 2 characters' }, { firstName: 'M' }),
  },
};
export const Failed: Story = {
  args: {
    account: { view: 'MyProfile', customer },
    answer: { message: messages.customerUpdateFailed, errors: {}, values: {} },
  },
};
export const NoOrders: Story = { args: { account: { view: 'OrderHistory', customer, orders: [] } } };
export const OneOrder: Story = { args: { account: { view: 'OrderHistory', customer, orders: [summary] } } };
export const ManyOrders: Story = {
  args: {
    account: {
      view: 'OrderHistory',
      customer,
      orders: (['Open', 'Confirmed', 'Complete', 'Cancelled', 'Refunded'] as const).map((one, at) => ({
        ...summary,
        id: summary.id - at,
        status: one,
      })),
    },
  },
};
export const NoAddresses: Story = { args: { account: { ...addressBook, addresses: [] } } };
export const Addresses: Story = {
  args: { account: { ...addressBook, addresses: [storyAddress, longAddress] } },
};
export const NewAddress: Story = { args: { account: { ...addressBook, addresses: [], editing: 'new' } } };
export const AddressRefused: Story = {
  args: {
    account: { ...addressBook, addresses: [storyAddress], editing: storyAddress.id },
    answer: refusal({ postCode: 'Postcode is required' }, { postCode: '' }),
  },
};
export const Preferences: Story = { args: { account: { view: 'Preferences', customer } } };
export const Security: Story = { args: { account: { view: 'Security', customer } } };
export const WrongPassword: Story = {
  args: {
    account: { view: 'Security', customer },
    answer: refusal({ currentPassword: messages.wrongPassword }),
  },
};
export const YourData: Story = { args: { account: { view: 'YourData', customer } } };
