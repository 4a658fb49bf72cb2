/** The way to report someone, or what they said. Nobody reports themselves, and on one's own device there is nobody else. */
import './AboutButton.css';
import type { ReactNode } from 'react';
import { isLocal } from '../local/local.ts';
import { Icon } from '../look/Icon.tsx';
import { useMe } from '../net/identity.ts';
import { useTranslation } from '../text/speaking.tsx';
import { type About, openAbout } from './about.ts';

interface AboutButtonProps extends About {
  className?: string;
  /** What it says where there is room for it; else it is a flag. */
  children?: ReactNode;
}

export function AboutButton({ className = 'about-flag', children, ...about }: AboutButtonProps) {
  const { t } = useTranslation();
  const { data: me } = useMe();
  const { person, table, line } = about;
  // who was forgotten has no name
  if (!me || me.id === person.id || person.name === '' || (table !== null && isLocal(table))) return null;
  const what = line
    ? t('care.openLine', { name: person.name, text: line.text })
    : t('care.open', { name: person.name });
  return (
    <button type="button" className={className} aria-label={what} title={what} onClick={() => openAbout(about)}>
      {children ?? <Icon name="flag" />}
    </button>
  );
}
