/** Asks whether a branch is really to go. */
import { AlertDialog } from 'radix-ui';
import { local } from '../local/local.ts';
import { queries } from '../net/identity.ts';
import { useBranchNotes } from '../record/branches.ts';
import { removeFile } from '../record/kept.ts';
import { LOCAL_KEY } from '../tables/tables.ts';
import { useTranslation } from '../text/speaking.tsx';
import { type Branch, FILES_KEY } from './list.ts';

export function RemoveBranch({ branch: { id, kind }, onDone }: { branch: Branch; onDone(): void }) {
  const { t } = useTranslation();
  const { hide, forget } = useBranchNotes();
  const remove = async (): Promise<void> => {
    if (kind === 'server') return hide(id);
    await (kind === 'here' ? local().remove(id) : removeFile(id));
    forget(id);
    await queries.invalidateQueries({ queryKey: kind === 'here' ? LOCAL_KEY : FILES_KEY });
  };
  return (
    <AlertDialog.Root open onOpenChange={onDone}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="dialog-veil" />
        <AlertDialog.Content className="dialog">
          <AlertDialog.Title>{t('branch.list.removeTitle')}</AlertDialog.Title>
          <AlertDialog.Description>
            {t(kind === 'server' ? 'branch.list.hideText' : 'branch.list.removeText')}
          </AlertDialog.Description>
          <div className="actions">
            <AlertDialog.Cancel className="button">{t('branch.list.keep')}</AlertDialog.Cancel>
            <AlertDialog.Action className="button main" onClick={remove}>
              {t('branch.list.remove')}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
