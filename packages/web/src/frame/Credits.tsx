/** Whose work this stands on, and what it is not. */
import './Credits.css';
import type { ReactNode } from 'react';
import { Marked } from '../text/Marked.tsx';
import { useTranslation } from '../text/speaking.tsx';

export function Credits() {
  const { t } = useTranslation();
  return (
    <footer className="credits">
      <p>
        <Marked
          text={t('credits.icons')}
          marks={{
            set: (words) => <Out href="https://game-icons.net">{words}</Out>,
            licence: (words) => <Out href="https://creativecommons.org/licenses/by/3.0/">{words}</Out>,
          }}
        />{' '}
        <Marked
          text={t('credits.fonts')}
          marks={{ licence: (words) => <Out href="https://openfontlicense.org">{words}</Out> }}
        />
      </p>
      <p>{t('credits.unofficial')}</p>
    </footer>
  );
}

/** A link out of the app; its words come from the text. */
function Out({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="noreferrer">
      {children}
    </a>
  );
}
