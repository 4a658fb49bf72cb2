/** A screen that says why there is nothing to see now: it may be there at the next try. */

import { Link } from 'wouter';
import { useTranslation } from '../text/speaking.tsx';
import { Message } from './Message.tsx';

export function TryAgain({ title, text, again }: { title: string; text: string; again(): unknown }) {
  const { t } = useTranslation();
  return (
    <Message title={title} text={text} icon="trade">
      <button type="button" className="button main" onClick={() => again()}>
        {t('error.again')}
      </button>
      <Link href="/" className="button">
        {t('nav.toHome')}
      </Link>
    </Message>
  );
}
