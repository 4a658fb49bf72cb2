/** One thing that has to be said about this table, with what can be done about it. */
import './Notices.css';
import type { ReactNode } from 'react';
import { Icon } from '../../look/Icon.tsx';
import type { IconName } from '../../look/icon-names.ts';

export function Notice({
  icon,
  tone,
  text,
  children,
}: {
  icon: IconName;
  tone: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <div className={`note note-${tone}`}>
      <Icon name={icon} />
      <p>{text}</p>
      {children}
    </div>
  );
}
