/** An invitation to a table: who asks, what is played, and one tap to come or to decline. */
import './InvitationRow.css';
import type { InvitationShown } from '@polis/server/protocol';
import { useLocation } from 'wouter';
import { Refused } from '../frame/Refused.tsx';
import { useDoing } from '../frame/useDoing.ts';
import { Icon } from '../look/Icon.tsx';
import { seatedAt, settingsInWords } from '../tables/describe.ts';
import { useTranslation } from '../text/speaking.tsx';
import { decline, sitDownAt } from './requests.ts';

export function InvitationRow({ invitation: { table, by } }: { invitation: InvitationShown }) {
  const { t, i18n } = useTranslation();
  const [, go] = useLocation();
  const { run, isBusy, error } = useDoing('friends.refusal');
  const sit = async (): Promise<null> => {
    await sitDownAt(table.id);
    go(`/table/${table.id}`);
    return null;
  };
  return (
    <div className="invitation-row">
      <span className="disc" aria-hidden="true">
        <Icon name="guild" />
      </span>
      <p>
        <b>{t('home.invited.by', { name: by.name })}</b>
        <small>
          {t('home.games.gathering', seatedAt(table))} {settingsInWords(t, i18n.language, table.settings)}
        </small>
      </p>
      <span className="actions">
        <button type="button" className="button main" disabled={isBusy} onClick={() => run(sit)}>
          {t('home.invited.sit')}
        </button>
        <button type="button" className="button" disabled={isBusy} onClick={() => run(() => decline(table.id))}>
          {t('home.invited.decline')}
        </button>
      </span>
      <Refused error={error} />
    </div>
  );
}
