import { Link } from 'wouter';
import { useTranslation } from '../text/speaking.tsx';
import { Message } from './Message.tsx';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Message title={t('error.notFound.title')} text={t('error.notFound.text')}>
      <Link href="/" className="button main">
        {t('nav.toHome')}
      </Link>
    </Message>
  );
}
