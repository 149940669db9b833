import { Button } from '@tailorbird/ui/Button';
import { useRouteError } from 'react-router';
import { ErrorPage } from './ErrorPage.tsx';

/** What is shown in place of the login page where a session could not be ended, and no script had kept the page before. */
export function LogoutFailed() {
  return <ErrorPage error={useRouteError()} meanwhile={<LogOutAgain />} />;
}

/** Posts to the address it is shown at, which names where to go on. */
function LogOutAgain() {
  return (
    <form method="post">
      <p>You are still logged in.</p>
      <Button type="submit">Log out</Button>
    </form>
  );
}
