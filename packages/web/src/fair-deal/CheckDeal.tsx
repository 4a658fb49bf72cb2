/** At the end of a game: was it dealt as was promised? */
import './CheckDeal.css';
import type { Known } from '@polis/client';
import type { GameRecord } from '@polis/engine';
import { useState } from 'react';
import { Icon } from '../look/Icon.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { checksOf, type Line } from './checks.ts';
import { fingerprintSeen, shortPrint } from './fingerprints.ts';
import { ownPart } from './part.ts';

const ICONS = { ok: 'check', bad: 'no', none: 'hint' } as const;

export function CheckDeal({ known, record }: { known: Known; record: GameRecord }) {
  const { t } = useTranslation();
  const [lines, setLines] = useState<Line[] | null>(null);
  const values = {
    short: shortPrint(known.room.commitment ?? ''),
    seed: record.config.seed,
    count: record.choices.length,
  };
  const isRight = lines?.every(({ how }) => how !== 'bad');
  return (
    <section className="panel deal" aria-labelledby="deal">
      <h2 id="deal">{t('fairDeal.title')}</h2>
      <p className="hint">{t('fairDeal.before')}</p>
      {lines ? null : (
        <button
          type="button"
          className="button"
          onClick={() =>
            setLines(checksOf(known, record, { fingerprint: fingerprintSeen(known.table), part: ownPart(known.table) }))
          }
        >
          {t('fairDeal.check')}
        </button>
      )}
      <div role="status">
        {lines ? (
          <>
            <p className={isRight ? 'deal-right' : 'deal-wrong'}>{t(isRight ? 'fairDeal.right' : 'fairDeal.wrong')}</p>
            <ul>
              {lines.map(({ what, how }) => (
                <li key={what} className={`deal-${how}`}>
                  <Icon name={ICONS[how]} />
                  <span>{t(`fairDeal.${what}.${how}`, values)}</span>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </section>
  );
}
