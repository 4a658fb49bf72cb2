import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
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
