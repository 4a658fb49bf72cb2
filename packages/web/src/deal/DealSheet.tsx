/** What everyone is shown of the deal while the game goes on. */
import type { Known } from '@polis/client';
import './deal.css';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../app/CopyButton.tsx';
import { SheetFrame } from '../table/sheets/SheetFrame.tsx';

export function DealSheet({ known }: { known: Known }) {
  const { t } = useTranslation();
  const { commitment } = known.room;
  if (commitment === null) return null;
  return (
    <SheetFrame title={t('deal.title')}>
      <p>{t('deal.about')}</p>
      <p className="deal-how">{t('deal.how')}</p>
      <h3 className="deal-title">{t('deal.print')}</h3>
      <p className="deal-print">{commitment}</p>
      <CopyButton text={commitment} label={t('deal.copy')} look="main" />
    </SheetFrame>
  );
}
