/** Whose work this stands on, and what it is not. */
import './Credits.css';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';

export function Credits() {
  const { t } = useTranslation();
  return (
    <footer className="credits">
      <p>
        <Trans
          i18nKey="credits.icons"
          components={{
            set: <Out href="https://game-icons.net" />,
            licence: <Out href="https://creativecommons.org/licenses/by/3.0/" />,
          }}
        />{' '}
        <Trans i18nKey="credits.fonts" components={{ licence: <Out href="https://openfontlicense.org" /> }} />
      </p>
      <p>{t('credits.unofficial')}</p>
    </footer>
  );
}

/** A link out of the app; its words come from the text. */
function Out({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a href={href} rel="noreferrer">
      {children}
    </a>
  );
}
