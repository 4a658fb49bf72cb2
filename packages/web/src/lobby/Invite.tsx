/** How others come to this table. */
import './Invite.css';
import type { ReactNode } from 'react';
import { CopyButton } from '../frame/CopyButton.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { canShare, ShareButton } from './ShareButton.tsx';
import { useOrigin } from './useOrigin.ts';

/** `children`: what the host can do besides. */
export function Invite({ code, children }: { code: string; children?: ReactNode }) {
  const { t } = useTranslation();
  const origin = useOrigin();
  const link = `${origin}/join/${code}`;
  return (
    <section className="panel invite" aria-labelledby="invite">
      <h2 id="invite">{t('lobby.invite.title')}</h2>
      <p className="hint">{t('lobby.invite.text', { address: new URL(origin).host })}</p>
      <p className="code">
        <span className="vh">{t('lobby.invite.code')}</span>
        {code}
      </p>
      <p className="link">{link}</p>
      <div className="actions">
        {canShare() ? <ShareButton link={link} /> : null}
        <CopyButton text={link} label={t('lobby.invite.copyLink')} look={canShare() ? '' : 'main'} />
        <CopyButton text={code} label={t('lobby.invite.copyCode')} />
      </div>
      {children}
    </section>
  );
}
