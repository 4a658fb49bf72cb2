/** Asks people without a name for one. Most are never asked, so the dialog is loaded only when it is needed. */
import { lazy, Suspense } from 'react';
import { useAsking } from '../net/identity.ts';

const NameDialog = lazy(() => import('./NameDialog.tsx').then(({ NameDialog }) => ({ default: NameDialog })));

export function Naming() {
  const isAsked = useAsking(({ answer }) => answer !== null);
  if (!isAsked) return null;
  return (
    <Suspense fallback={null}>
      <NameDialog />
    </Suspense>
  );
}
