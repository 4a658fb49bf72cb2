/** The first thing that happened in a game: its deal was fixed. */
import './FingerprintLine.css';
import type { Known } from '@polis/client';
import { openSheet } from '../parts/open.ts';
import { Marked } from '../text/Marked.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { shortPrint } from './fingerprints.ts';

export function FingerprintLine({ known }: { known: Known }) {
  const { t } = useTranslation();
  const { commitment } = known.room;
  if (commitment === null) return null;
  return (
    <p className="deal-line">
      <span>
        <Marked
          text={t('fairDeal.fixed', { short: shortPrint(commitment) })}
          marks={{ b: (words) => <b>{words}</b> }}
        />
      </span>
      <button type="button" onClick={() => openSheet({ sheet: 'fingerprint' })}>
        {t('fairDeal.more')}
      </button>
    </p>
  );
}
