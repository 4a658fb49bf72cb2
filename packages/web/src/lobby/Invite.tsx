/** How others come to this table. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../look/Icon.tsx';
import { copyText } from './copy.ts';
import { useOrigin } from './useOrigin.ts';

const COPIED_MS = 2500;

export function Invite({ code }: { code: string }) {
  const { t } = useTranslation();
  const link = `${useOrigin()}/join/${code}`;
  return (
    <section className="panel invite" aria-labelledby="invite">
      <h2 id="invite">{t('lobby.invite.title')}</h2>
      <p className="hint">{t('lobby.invite.text')}</p>
      <p className="code">
        <span className="vh">{t('lobby.invite.code')}</span>
        {code}
      </p>
      <p className="link">{link}</p>
      <div className="actions">
        <CopyButton text={link} label={t('lobby.invite.copyLink')} look="main" />
        <CopyButton text={code} label={t('lobby.invite.copyCode')} look="" />
      </div>
    </section>
  );
}

function CopyButton({ text, label, look }: { text: string; label: string; look: string }) {
  const { t } = useTranslation();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <button type="button" className={`button ${look}`} onClick={async () => setIsCopied(await copyText(text))}>
      {isCopied ? <Icon name="check" /> : null}
      <span aria-live="polite">{isCopied ? t('lobby.invite.copied') : label}</span>
    </button>
  );
}
