/** Friends: who is here, who asks, with whom I have just played, and what others may. */
import './FriendsPage.css';
import { Link } from 'wouter';
import { KeptAway } from '../care/KeptAway.tsx';
import { Invitations } from '../company/Invitations.tsx';
import { usePeople } from '../company/requests.ts';
import { Loading } from '../frame/Loading.tsx';
import { Screen } from '../frame/Screen.tsx';
import { useMe } from '../net/identity.ts';
import { useTranslation } from '../text/speaking.tsx';
import { AskForm } from './AskForm.tsx';
import { FriendList } from './FriendList.tsx';
import { Played } from './Played.tsx';
import { Asked, Asking } from './Requests.tsx';
import { Wish } from './Wish.tsx';

export function FriendsPage() {
  const { t } = useTranslation();
  const { data: me, isPending, error: unknown } = useMe();
  const { data: people, error } = usePeople();
  if (isPending) return <Loading />;
  return (
    <Screen title={t('friends.title')} className="friends" aside={<p className="hint">{t('friends.lead')}</p>}>
      {me || unknown ? null : <Entry text={t('friends.nobody')} action={t('nav.account')} />}
      {error || unknown ? (
        <p className="said said-bad" role="alert">
          {t('refusal.offline')}
        </p>
      ) : null}
      {me && people ? (
        <div className="friends-panels">
          <div className="friends-column">
            <Invitations />
            <Asking people={people.asking} />
            {people.hasAccount ? (
              <FriendList friends={people.friends} />
            ) : (
              <Entry text={t('friends.needsAccount')} action={t('friends.toAccount')} />
            )}
            <Asked people={people.asked} />
          </div>
          <div className="friends-column">
            {people.hasAccount ? <AskForm /> : null}
            <Played hasAccount={people.hasAccount} />
            <Wish wish={people.wish} />
            <KeptAway />
          </div>
        </div>
      ) : null}
    </Screen>
  );
}

function Entry({ text, action }: { text: string; action: string }) {
  return (
    <section className="panel">
      <p>{text}</p>
      <Link href="/account" className="button main">
        {action}
      </Link>
    </section>
  );
}
