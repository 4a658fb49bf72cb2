/** An invitation that has just come, wherever someone is: it stays until they come, decline or put it away. */
import './Invited.css';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../look/Icon.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import { useInvitations } from './requests.ts';

/** Where they are listed anyway. */
const LISTED = ['/', '/friends'];

export function Invited() {
  const { t } = useTranslation();
  const [path] = useLocation();
  const invitations = useInvitations();
  const [putAway, setPutAway] = useState<readonly string[]>([]);
  const keyOf = ({ table, at }: (typeof invitations)[number]): string => `${table.id} ${at}`;
  const first = invitations.find((one) => !putAway.includes(keyOf(one)) && path !== `/table/${one.table.id}`);
  if (!first || LISTED.includes(path)) return null;
  return (
    <section className="invited" role="alert" aria-label={t('home.invited.title')}>
      <InvitationRow invitation={first} key={first.table.id} />
      <button
        type="button"
        className="button plain icon"
        aria-label={t('home.invited.later')}
        title={t('home.invited.later')}
        onClick={() => setPutAway([...putAway, keyOf(first)])}
      >
        <Icon name="no" />
      </button>
    </section>
  );
}
