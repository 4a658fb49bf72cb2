/** What everyone is shown of the deal while the game goes on. */
import './FingerprintSheet.css';
import type { Known } from '@polis/client';
import { CopyButton } from '../frame/CopyButton.tsx';
import { SheetFrame } from '../parts/SheetFrame.tsx';
import { useTranslation } from '../text/speaking.tsx';

export function FingerprintSheet({ known }: { known: Known }) {
  const { t } = useTranslation();
  const { commitment } = known.room;
  if (commitment === null) return null;
  return (
    <SheetFrame title={t('fairDeal.title')}>
      <p>{t('fairDeal.about')}</p>
      <p className="deal-how">{t('fairDeal.how')}</p>
      <h3 className="deal-title">{t('fairDeal.print')}</h3>
      <p className="deal-print">{commitment}</p>
      <CopyButton text={commitment} label={t('fairDeal.copy')} look="main" />
    </SheetFrame>
  );
}
