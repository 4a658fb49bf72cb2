/** A table that cannot be shown: why, and where to go instead. */
import type { Reply } from '@polis/client';
import { Link, useParams } from 'wouter';
import { Message } from '../frame/Message.tsx';
import { isLocal } from '../local/local.ts';
import { useSaying } from '../net/saying.ts';
import { useTranslation } from '../text/speaking.tsx';

export function GonePage({ reply }: { reply: Reply }) {
  const { t } = useTranslation();
  const saying = useSaying();
  const { id = '' } = useParams<{ id: string }>();
  return (
    <Message title={t('error.gone.title')} text={textOf()}>
      <Link href="/" className="button main">
        {t('nav.toHome')}
      </Link>
      <Link href="/new" className="button">
        {t('home.setUp')}
      </Link>
    </Message>
  );

  function textOf(): string {
    if (reply.type === 'refused' && reply.code === 'too-many-tables') return t('error.gone.busy');
    if (reply.type === 'refused' && reply.code !== 'no-such-table') return saying(reply);
    return t(isLocal(id) ? 'error.gone.device' : 'error.gone.server');
  }
}
