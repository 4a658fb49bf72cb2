/** Gives a branch another name on this device. */
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useBranchNotes } from '../record/branches.ts';
import { MOST_NAME } from '../record/link.ts';
import { useTranslation } from '../text/speaking.tsx';
import type { Branch } from './list.ts';

export function RenameDialog({ branch: { id, name: now }, onDone }: { branch: Branch; onDone(): void }) {
  const { t } = useTranslation();
  const rename = useBranchNotes((state) => state.rename);
  const [name, setName] = useState(now);
  const save = (): void => {
    if (name.trim()) rename(id, name.trim());
    onDone();
  };
  return (
    <Dialog.Root open onOpenChange={onDone}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-veil" />
        <Dialog.Content className="dialog" aria-describedby={undefined}>
          <Dialog.Title>{t('branch.list.renameTitle')}</Dialog.Title>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              save();
            }}
          >
            <label className="field">
              <span>{t('branch.dialog.name')}</span>
              <input
                className="input"
                value={name}
                maxLength={MOST_NAME}
                autoComplete="off"
                onChange={({ target }) => setName(target.value)}
              />
            </label>
            <div className="actions">
              <Dialog.Close className="button">{t('name.cancel')}</Dialog.Close>
              <button type="submit" className="button main">
                {t('branch.list.save')}
              </button>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
