/** Tables to which I am invited; nothing where there is none. */
import './Invitations.css';
import { useTranslation } from '../text/speaking.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import { useInvitations } from './requests.ts';

export function Invitations() {
  const { t } = useTranslation();
  const invitations = useInvitations();
  if (invitations.length === 0) return null;
  return (
    <section className="panel invitations" aria-labelledby="invitations">
      <h2 id="invitations">{t('home.invited.title')}</h2>
      <ul>
        {invitations.map((invitation) => (
          <li key={invitation.table.id}>
            <InvitationRow invitation={invitation} />
          </li>
        ))}
      </ul>
    </section>
  );
}
