/** The frame of every screen that is not the table: the mark above, the credits below. */
import './Screen.css';
import type { ReactNode } from 'react';
import { Credits } from './Credits.tsx';
import { Mark } from './Mark.tsx';
import { Nav } from './Nav.tsx';
import { useTitle } from './useTitle.ts';

interface ScreenProps {
  title: string;
  className?: string;
  /** What stands beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

export function Screen({ title, className = '', aside, children }: ScreenProps) {
  useTitle(title);
  return (
    <div className={`screen ${className}`}>
      <header className="screen-bar">
        <Mark />
        <Nav />
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
