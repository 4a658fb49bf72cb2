/** What moderators have decided is told wherever someone is, and people can be reported from anywhere. Both are rare. */

import { useAbout } from '../care/about.ts';
import { firstToRead } from '../care/first-to-read.ts';
import { useNotices } from '../care/requests.ts';
import { later, withTexts } from '../frame/later.tsx';

const AboutDialog = later(withTexts(() => import('../care/AboutDialog.tsx').then(({ AboutDialog }) => AboutDialog)));
const Befriend = later(withTexts(() => import('../company/Befriend.tsx').then(({ Befriend }) => Befriend)));
const CareNotice = later(withTexts(() => import('../care/CareNotice.tsx').then(({ CareNotice }) => CareNotice)));

export function Caring() {
  const isAbout = useAbout(({ about }) => about !== null);
  const notice = firstToRead(useNotices());
  return (
    <>
      {notice ? <CareNotice key={notice.id} notice={notice} /> : null}
      {isAbout ? <AboutDialog befriend={(person) => <Befriend person={person} />} /> : null}
    </>
  );
}
