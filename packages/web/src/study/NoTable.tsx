/** Why there is no such table: what the engine says, in this language where it can be said, and else in English. */
import { begun } from '../text/begun.ts';
import { useTranslation } from '../text/speaking.tsx';
import { faultText } from './noTable.ts';

export function NoTable({ message }: { message: string }) {
  const { t, i18n } = useTranslation();
  const said = faultText(t, message);
  if (said !== null) return <>{said}</>;
  const english = message.replace(/\bseat (\d)\b/g, (_, seat) => `seat ${Number(seat) + 1}`);
  return (
    <>
      {i18n.language === 'en' ? null : `${t('noTable.inEnglish')} `}
      <q lang="en">{begun(english, 'en')}</q>
    </>
  );
}
