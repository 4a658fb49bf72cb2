/** The first thing that happened in a game: its deal was fixed. */
import type { Known } from '@polis/client';
import './deal.css';
import { Trans, useTranslation } from 'react-i18next';
import { openSheet } from '../table/sheets/open.ts';
import { shortPrint } from './promises.ts';

export function DealLine({ known }: { known: Known }) {
  const { t } = useTranslation();
  const { commitment } = known.room;
  if (commitment === null) return null;
  return (
    <p className="deal-line">
      <span>
        <Trans i18nKey="deal.fixed" values={{ short: shortPrint(commitment) }} components={{ b: <b /> }} />
      </span>
      <button type="button" onClick={() => openSheet({ sheet: 'deal' })}>
        {t('deal.more')}
      </button>
    </p>
  );
}
