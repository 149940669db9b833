import { Outlet } from 'react-router';

/** Nothing around the page: what an editor looks at stands alone (commerce §2 layouts). */
export default function EmptyLayout() {
  return <Outlet />;
}
