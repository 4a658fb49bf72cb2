/** Asks for a name at the first thing that other people will see. */
import { Dialog } from 'radix-ui';
import { NameForm } from '../frame/NameForm.tsx';
import { useAsking } from '../net/identity.ts';
import { usePurposeText } from '../net/purpose.ts';
import { useTranslation } from '../text/speaking.tsx';

export function NameDialog() {
  const { t } = useTranslation();
  const { purpose, answer } = useAsking();
  const purposeText = usePurposeText();
  if (!answer) return null;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && answer(null)}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-veil" />
        <Dialog.Content className="dialog">
          <Dialog.Title>{purposeText(purpose)}</Dialog.Title>
          <Dialog.Description className="vh">{t('name.hint')}</Dialog.Description>
          <NameForm submit={t(`name.${purpose.is}`)} onName={answer} onCancel={() => answer(null)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
