/** Someone in a list: who they are, what is to be said of them, and what can be done. */
import './PersonRow.css';
import type { Person } from '@polis/client';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { AboutButton } from '../care/AboutButton.tsx';
import { Presence } from '../company/Presence.tsx';

interface PersonRowProps {
  person: Person;
  /** Null where that is not for me to know. */
  isHere?: boolean | null;
  children: ReactNode;
  tools: ReactNode;
}

export function PersonRow({ person, isHere = null, children, tools }: PersonRowProps) {
  return (
    <li>
      <Link href={`/people/${person.id}`} className="person-who">
        {isHere === null ? null : <Presence isHere={isHere} />}
        <span>
          <b>{person.name}</b>
          <small>{children}</small>
        </span>
      </Link>
      <span className="person-tools">
        {tools}
        <AboutButton className="button plain icon" person={person} table={null} line={null} />
      </span>
    </li>
  );
}
