/** Who has no name yet is asked for it. Most never are, so that the dialog is loaded when it is needed. */
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
