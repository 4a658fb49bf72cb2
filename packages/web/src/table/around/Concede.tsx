/** Giving up cannot be taken back, so it is asked twice. */
import './Concede.css';
import '../../parts/SheetFrame.css';
import './buttons.css';
import { AlertDialog } from 'radix-ui';
import { useTranslation } from '../../text/speaking.tsx';

export function Concede({ isOpen, onClose, onConcede }: { isOpen: boolean; onClose(): void; onConcede(): void }) {
  const { t } = useTranslation();
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="veil" />
        <AlertDialog.Content className="box">
          <AlertDialog.Title className="disp">{t('table.concede.title')}</AlertDialog.Title>
          <AlertDialog.Description>{t('table.concede.text')}</AlertDialog.Description>
          <div className="box-go">
            <AlertDialog.Cancel className="quiet-b">{t('table.concede.no')}</AlertDialog.Cancel>
            <AlertDialog.Action className="bad-b" onClick={onConcede}>
              {t('table.concede.yes')}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
