/** What is kept of someone: to take along, and to be deleted for good. */
import { AlertDialog } from 'radix-ui';
import { Refused } from '../frame/Refused.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { askForProof } from './proving.ts';
import { deleteEverything } from './requests.ts';
import { useDeed } from './useDeed.ts';

interface YourDataProps {
  isGuest: boolean;
  onSaid(text: string): void;
}

export function YourData({ isGuest, onSaid }: YourDataProps) {
  const { t } = useTranslation();
  const { run, isBusy, error } = useDeed();
  const remove = () =>
    run(async () => {
      if (!isGuest && !(await askForProof())) return;
      await deleteEverything();
      onSaid(t('account.data.deleted'));
    });
  return (
    <section className={isGuest ? 'panel wide' : 'panel'} aria-labelledby="account-data">
      <h2 id="account-data">{t('account.data.title')}</h2>
      <div className="one-line">
        <p className="hint">{t('account.data.exportText')}</p>
        <a className="button" href="/api/me/export" download>
          {t('account.data.export')}
        </a>
      </div>
      <div className="one-line">
        <p className="hint">{t('account.data.deleteText')}</p>
        <AlertDialog.Root>
          <AlertDialog.Trigger className="button danger" disabled={isBusy}>
            {t('account.data.delete')}
          </AlertDialog.Trigger>
          <AlertDialog.Portal>
            <AlertDialog.Overlay className="dialog-veil" />
            <AlertDialog.Content className="dialog">
              <AlertDialog.Title>{t('account.data.sure')}</AlertDialog.Title>
              <AlertDialog.Description>{t('account.data.sureText')}</AlertDialog.Description>
              <div className="actions">
                <AlertDialog.Cancel className="button">
                  {t(isGuest ? 'account.data.keepGuest' : 'account.data.keep')}
                </AlertDialog.Cancel>
                <AlertDialog.Action className="button danger" onClick={remove}>
                  {t('account.data.delete')}
                </AlertDialog.Action>
              </div>
            </AlertDialog.Content>
          </AlertDialog.Portal>
        </AlertDialog.Root>
      </div>
      <Refused error={error} />
    </section>
  );
}
