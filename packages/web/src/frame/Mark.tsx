/** The name of the house, and the way home. */
import './Mark.css';
import { Link } from 'wouter';
import { Icon } from '../look/Icon.tsx';
import { useTranslation } from '../text/speaking.tsx';

export function Mark() {
  const { t } = useTranslation();
  return (
    <Link href="/" className="mark-link" aria-label={t('nav.home')}>
      <Icon name="polis" />
      <span className="disp">{t('nav.mark')}</span>
    </Link>
  );
}
