/** The first thing that happened in a game: its deal was fixed. */
import './FingerprintLine.css';
import type { Known } from '@polis/client';
import { Trans, useTranslation } from 'react-i18next';
import { openSheet } from '../parts/open.ts';
import { shortPrint } from './fingerprints.ts';

export function FingerprintLine({ known }: { known: Known }) {
  const { t } = useTranslation();
  const { commitment } = known.room;
  if (commitment === null) return null;
  return (
    <p className="deal-line">
      <span>
        <Trans i18nKey="fairDeal.fixed" values={{ short: shortPrint(commitment) }} components={{ b: <b /> }} />
      </span>
      <button type="button" onClick={() => openSheet({ sheet: 'fingerprint' })}>
        {t('fairDeal.more')}
      </button>
    </p>
  );
}
