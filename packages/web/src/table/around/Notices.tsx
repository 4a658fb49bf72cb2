/** What has to be said about this table and its requests, over its top edge. */
import './Notices.css';
import { memo } from 'react';
import type { RegionProps } from '../../game/model.ts';
import { useSaying } from '../../net/saying.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { AheadNotice } from '../ahead/AheadNotice.tsx';
import { LendRequest } from './LendRequest.tsx';
import { Notice } from './Notice.tsx';
import { useNotice } from './notices.ts';
import { UndoRequest } from './UndoRequest.tsx';

/** Refusals that have a text of their own; the others say that the table has moved on. */
const REFUSALS = [
  'nothing-to-undo',
  'undo-asked',
  'undo-refused',
  'taken-back',
  'present',
  'not-yet',
  'on-holiday',
  'not-lendable',
  'lend-asked',
  'muted',
  'slow',
  'not-seated',
  'not-yours',
  'lent',
  'conceded',
  'frozen',
  'too-many',
];

/** What moderators keep someone from is said with its end. */
const HELD_BACK = ['silenced', 'banned'];

export const Notices = memo(function Notices(region: RegionProps) {
  const { t } = useTranslation();
  const { known, model, send } = region;
  const saying = useSaying();
  const said = useNotice((state) => state.said);
  const chair = known.you === null ? null : known.room.chairs[known.you];
  return (
    <>
      <div className="notes">
        {said ? (
          <Notice
            icon={said.code === 'taken-back' ? 'check' : 'no'}
            tone={said.code === 'taken-back' ? 'warn' : 'bad'}
            text={
              HELD_BACK.includes(said.code)
                ? saying(said)
                : t(`table.refused.${REFUSALS.includes(said.code) ? said.code : 'late'}`, {
                    turn: model.view.turn,
                  })
            }
          >
            <button type="button" onClick={() => useNotice.setState({ said: null })}>
              {t('table.understood')}
            </button>
          </Notice>
        ) : null}
        <UndoRequest {...region} />
        <LendRequest {...region} />
        <AheadNotice {...region} />
      </div>
      {/* lasting notices lie over the hand, which cannot be used meanwhile */}
      <div className="notes notes-low">
        {known.room.frozen ? <Notice icon="no" tone="bad" text={t('table.frozen')} /> : null}
        {chair?.lent ? (
          <Notice icon="away" tone="warn" text={t('table.lent')}>
            <button type="button" onClick={() => send({ do: 'reclaim' }).catch(() => undefined)}>
              {t('table.menu.reclaim')}
            </button>
          </Notice>
        ) : null}
        {chair?.conceded ? <Notice icon="away" tone="warn" text={t('table.conceded')} /> : null}
      </div>
    </>
  );
});
