/** From every screen but the table: to who I am here, and to how I like it. */
import './Nav.css';
import { Link } from 'wouter';
import { Icon } from '../look/Icon.tsx';
import { useMe } from '../net/identity.ts';
import { useTranslation } from '../text/speaking.tsx';
import { countOf, useWaiting } from './waiting.ts';

export function Nav() {
  const { t } = useTranslation();
  const { data: me } = useMe();
  const count = useWaiting(countOf);
  return (
    <nav aria-label={t('nav.label')}>
      {count > 0 ? (
        <Link
          href="/my-turn"
          className="nav-turns"
          aria-label={t('nav.turns', { count })}
          title={t('nav.turns', { count })}
        >
          <Icon name="think" />
          {count}
        </Link>
      ) : null}
      <Link href="/account" className="nav-me" title={t('nav.account')}>
        {me?.name || t('nav.account')}
      </Link>
      <Link href="/settings">{t('nav.settings')}</Link>
    </nav>
  );
}
