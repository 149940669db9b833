import { BlockView } from '@tailorbird/blocks/BlockView';
import type { Block } from '@tailorbird/blocks/schemas';
import { FormMessage } from '../form/FormMessage.tsx';
import { useFirstInvalidFocus } from '../form/useStayingForm.ts';
import { AccountNavigation } from './AccountNavigation.tsx';
import { AccountOverview } from './AccountOverview.tsx';
import { AccountPageRoot } from './AccountPage.styles.ts';
import type { AccountAnswer } from './accountAnswer.ts';
import { accountViews } from './accountViews.ts';
import type { LoadedAccount } from './loadAccountView.ts';
import { MyProfile } from './MyProfile.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { Preferences } from './Preferences.tsx';
import { SavedAddresses } from './SavedAddresses.tsx';
import { Security } from './Security.tsx';
import { YourData } from './YourData.tsx';

/** What every view of the account is given: its data, and what its form was answered. */
export interface AccountPageProps {
  readonly account: LoadedAccount;
  readonly answer: AccountAnswer | undefined;
  /** What was done by the form before. */
  readonly done: string | null;
  /** A picture editors place beside the account (blocks §1). */
  readonly image: Block<'my-account-image'> | undefined;
}

/** The account page and its views (commerce §2). */
export function AccountPage({ account, answer, done, image }: AccountPageProps) {
  const main = useFirstInvalidFocus(answer);
  const { view, customer } = account;
  return (
    <AccountPageRoot id="main" tabIndex={-1} ref={main}>
      <div data-part="side">
        <AccountNavigation view={view} />
      </div>
      <div data-part="view">
        <h1>{view ? accountViews[view] : `Hello, ${customer.firstName}`}</h1>
        <FormMessage text={answer ? answer.message : done} done={!answer} />
        <View account={account} answer={answer} />
      </div>
      {image && !view && (
        <div data-part="image">
          <BlockView block={image} />
        </div>
      )}
    </AccountPageRoot>
  );
}

function View({ account, answer }: Pick<AccountPageProps, 'account' | 'answer'>) {
  const { customer } = account;
  switch (account.view) {
    case undefined:
      return <AccountOverview customer={customer} />;
    case 'MyProfile':
      return <MyProfile customer={customer} answer={answer} />;
    case 'OrderHistory':
      return <OrderHistory orders={account.orders} />;
    case 'SavedAddresses':
      return (
        <SavedAddresses
          addresses={account.addresses}
          editing={account.editing}
          mark={account.mark}
          findsAddresses={account.findsAddresses}
          customer={customer}
          answer={answer}
        />
      );
    case 'Preferences':
      return <Preferences customer={customer} />;
    case 'Security':
      return <Security customer={customer} answer={answer} />;
    case 'YourData':
      return <YourData answer={answer} />;
  }
}
