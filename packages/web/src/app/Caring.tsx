/** What moderators have decided is told wherever someone is, and people can be reported from anywhere. Both are rare. */
import { lazy, Suspense } from 'react';
import { useAbout } from '../care/about.ts';
import { firstToRead } from '../care/first-to-read.ts';
import { useNotices } from '../care/requests.ts';

const AboutDialog = lazy(() => import('../care/AboutDialog.tsx').then(({ AboutDialog }) => ({ default: AboutDialog })));
const Befriend = lazy(() => import('../company/Befriend.tsx').then(({ Befriend }) => ({ default: Befriend })));
const CareNotice = lazy(() => import('../care/CareNotice.tsx').then(({ CareNotice }) => ({ default: CareNotice })));

export function Caring() {
  const isAbout = useAbout(({ about }) => about !== null);
  const notice = firstToRead(useNotices());
  return (
    <Suspense fallback={null}>
      {notice ? <CareNotice key={notice.id} notice={notice} /> : null}
      {isAbout ? <AboutDialog befriend={(person) => <Befriend person={person} />} /> : null}
    </Suspense>
  );
}
