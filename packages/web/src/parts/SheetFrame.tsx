/** What lies over the table: from the side on a large screen, from below on a phone. */
import './SheetFrame.css';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon } from '../look/Icon.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { closeSheet } from './open.ts';

interface FrameProps {
  title: ReactNode;
  /** Under the title. */
  about?: ReactNode;
  /** Beside the title. */
  tools?: ReactNode;
  children: ReactNode;
  /** Does not scroll away. */
  foot?: ReactNode;
  /** As wide as the screen allows. */
  isWide?: boolean;
  onClose?(): void;
}

/** Whoever opens the sheet with a keyboard at hand writes here at once; on a touch screen it would bring up the keys. */
export const WRITE_FIRST = { 'data-write-first': '' } as const;

/** The sheet itself has the focus first, so that its title is read and nothing in it looks chosen. */
function focusWhole(event: Event): void {
  event.preventDefault();
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const field = matchMedia('(hover: hover) and (pointer: fine)').matches
    ? event.currentTarget.querySelector<HTMLElement>('[data-write-first]')
    : null;
  (field ?? event.currentTarget).focus();
}

export function SheetFrame({ title, about, tools, children, foot, isWide, onClose = closeSheet }: FrameProps) {
  const { t } = useTranslation();
  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      {/* named, as otherwise a first render would only look for it and a second would draw all at once */}
      <Dialog.Portal container={document.body}>
        <Dialog.Overlay className="veil" />
        <Dialog.Content
          className={isWide ? 'sheet sheet-wide' : 'sheet'}
          aria-describedby={undefined}
          onOpenAutoFocus={focusWhole}
        >
          <header className="sheet-head">
            <div className="sheet-title">
              <Dialog.Title asChild>
                <h2 className="disp">{title}</h2>
              </Dialog.Title>
              {about ? <p>{about}</p> : null}
            </div>
            {tools}
            <Dialog.Close className="sheet-b" aria-label={t('sheet.close')}>
              <Icon name="no" />
            </Dialog.Close>
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
          <section className="sheet-body edged" tabIndex={0} aria-label={typeof title === 'string' ? title : undefined}>
            {children}
          </section>
          {foot}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
