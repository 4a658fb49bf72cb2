/** The keys of the table: the listener, the way through its regions, and the list of all of them. */
import './KeyList.css';
import '../parts/question-bar.css';
import { Dialog } from 'radix-ui';
import { memo, useState } from 'react';
import { useSettings } from '../device/settings.ts';
import { allShortcuts, nextRegion, type Shortcut, useKeyboard, useShortcuts } from '../parts/keyboard.ts';
import { useTranslation } from '../text/speaking.tsx';

export const KeyList = memo(function KeyList() {
  const { t } = useTranslation();
  const [list, setList] = useState<Shortcut[] | null>(null);
  const singleKeys = useSettings((now) => now.singleKeys);
  useKeyboard();
  useShortcuts([
    { keys: ['F6'], text: 'keys.regions', run: () => nextRegion(1) },
    { keys: ['?'], text: 'keys.list', run: () => setList(allShortcuts()) },
  ]);
  return (
    <Dialog.Root open={list !== null} onOpenChange={(isOpen) => (isOpen ? undefined : setList(null))}>
      <Dialog.Portal>
        <Dialog.Overlay className="key-veil" />
        <Dialog.Content className="key-list" aria-describedby={undefined}>
          <Dialog.Title className="disp">{t('keys.title')}</Dialog.Title>
          {singleKeys ? null : <p>{t('keys.off')}</p>}
          <dl className="edged">
            {list?.map(({ keys, text, shown }) => (
              <div key={text}>
                <dt>
                  <kbd>{shown ?? keys.map((key) => (key.length === 1 ? key.toUpperCase() : key)).join(' ')}</kbd>
                </dt>
                <dd>{t(text)}</dd>
              </div>
            ))}
          </dl>
          <Dialog.Close className="sec-b">{t('keys.close')}</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
});
