/** From every screen but the table: to who I am here, and to how I like it. */
import './Nav.css';
import { Link } from 'wouter';
import { useMe } from '../net/identity.ts';
import { useTranslation } from '../text/speaking.tsx';

export function Nav() {
  const { t } = useTranslation();
  const { data: me } = useMe();
  return (
    <nav aria-label={t('nav.label')}>
      <Link href="/account" className="nav-me" title={t('nav.account')}>
        {me?.name || t('nav.account')}
      </Link>
      <Link href="/settings">{t('nav.settings')}</Link>
    </nav>
  );
}
