/** Copies a text, and says so for a moment. */
import { useEffect, useState } from 'react';
import { copyText } from '../device/copy.ts';
import { Icon } from '../look/Icon.tsx';
import { useTranslation } from '../text/speaking.tsx';

const COPIED_MS = 2500;

export function CopyButton({ text, label, look = '' }: { text: string; label: string; look?: string }) {
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
