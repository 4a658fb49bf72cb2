/** Whoever comes from a mail confirms the address, or ends the mails: by a tap, since programs follow links too. */
import { useState } from 'react';
import { Refused } from '../frame/Refused.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { confirmMail, endMail } from './requests.ts';
import { useDoing } from './useDoing.ts';

const FROM_MAIL = /^#(confirm|end)=([\w-]{43})$/;

export function FromMail() {
  const { t } = useTranslation();
  const { run, isBusy, error, said } = useDoing();
  const [asked] = useState(() => FROM_MAIL.exec(location.hash));
  if (!asked) return null;
  const [, what, token] = asked as unknown as [string, 'confirm' | 'end', string];
  return (
    <section className="panel notices-mail" aria-labelledby="notices-from-mail">
      <h2 id="notices-from-mail">{t(`notices.fromMail.${what}.title`)}</h2>
      {said ? null : (
        <>
          <p>{t(`notices.fromMail.${what}.text`)}</p>
          <button
            type="button"
            className="button main"
            disabled={isBusy}
            onClick={() =>
              run(async () => {
                await (what === 'confirm' ? confirmMail(token) : endMail(token));
                history.replaceState(null, '', location.pathname);
                return t(`notices.fromMail.${what}.done`);
              })
            }
          >
            {t(`notices.fromMail.${what}.yes`)}
          </button>
        </>
      )}
      <p role="status">{said}</p>
      <Refused error={error} />
    </section>
  );
}
