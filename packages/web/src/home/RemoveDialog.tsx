/** Asks whether a game is really to go; loaded when it is needed. */
import { AlertDialog } from 'radix-ui';
import { local } from '../local/local.ts';
import { queries } from '../net/identity.ts';
import { useBranchNotes } from '../record/branches.ts';
import { LOCAL_KEY } from '../tables/tables.ts';
import { useTranslation } from '../text/speaking.tsx';

export function RemoveDialog({ table, onDone }: { table: string; onDone(): void }) {
  const { t } = useTranslation();
  const remove = async (): Promise<void> => {
    await local().remove(table);
    useBranchNotes.getState().forget(table);
    await queries.invalidateQueries({ queryKey: LOCAL_KEY });
  };
  return (
    <AlertDialog.Root open onOpenChange={onDone}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="dialog-veil" />
        <AlertDialog.Content className="dialog">
          <AlertDialog.Title>{t('home.games.removeTitle')}</AlertDialog.Title>
          <AlertDialog.Description>{t('home.games.removeText')}</AlertDialog.Description>
          <div className="actions">
            <AlertDialog.Cancel className="button">{t('home.games.keep')}</AlertDialog.Cancel>
            <AlertDialog.Action className="button main" onClick={remove}>
              {t('home.games.remove')}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
