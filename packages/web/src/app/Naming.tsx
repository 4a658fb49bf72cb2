/** Asks people without a name for one. Most are never asked, so the dialog is loaded only when it is needed. */

import { later } from '../frame/later.tsx';
import { useAsking } from '../net/identity.ts';

const NameDialog = later(() => import('./NameDialog.tsx').then(({ NameDialog }) => NameDialog));

export function Naming() {
  const isAsked = useAsking(({ answer }) => answer !== null);
  if (!isAsked) return null;
  return <NameDialog />;
}
