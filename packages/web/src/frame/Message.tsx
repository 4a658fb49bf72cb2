/** A screen that says what has happened, and what to do now. */
import './Message.css';
import type { ReactNode } from 'react';
import { Icon } from '../look/Icon.tsx';
import type { IconName } from '../look/icon-names.ts';
import { Screen } from './Screen.tsx';

interface MessageProps {
  title: string;
  text: string;
  icon?: IconName;
  children?: ReactNode;
}

export function Message({ title, text, icon = 'debt', children }: MessageProps) {
  return (
    <Screen title={title} className="message">
      <div className="panel">
        <Icon name={icon} className="message-icon" />
        <p>{text}</p>
        {children ? <div className="actions">{children}</div> : null}
      </div>
    </Screen>
  );
}
