/** The frame of every screen that is not the table: the mark above, the credits below. */
import './screen.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Credits } from './Credits.tsx';
import { Mark } from './Mark.tsx';
import { useTitle } from './useTitle.ts';

interface ScreenProps {
  title: string;
  className?: string;
  /** What stands beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

export function Screen({ title, className = '', aside, children }: ScreenProps) {
  const { t } = useTranslation();
  useTitle(title);
  return (
    <div className={`screen ${className}`}>
      <header className="screen-bar">
        <Mark />
        <nav aria-label={t('nav.label')}>
          <Link href="/settings">{t('nav.settings')}</Link>
        </nav>
      </header>
      <main>
        <div className="screen-head">
          <h1 className="disp">{title}</h1>
          {aside}
        </div>
        {children}
      </main>
      <Credits />
    </div>
  );
}
