/** Asks how a game is to be played on: from which seat, against whom, and with which hidden cards. */
import './PlayOnDialog.css';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Choices } from '../frame/Choices.tsx';
import { Refused } from '../frame/Refused.tsx';
import { Select } from '../frame/Select.tsx';
import { useSaying } from '../net/saying.ts';
import { SheetFrame } from '../parts/SheetFrame.tsx';
import { MOST_NAME } from '../record/link.ts';
import { Bots } from '../setup/Bots.tsx';
import { useLastDraft } from '../setup/lastDraft.ts';
import { useServerAway } from '../tables/tables.ts';
import { useTranslation } from '../text/speaking.tsx';
import { isSetTable, openBranch, type PlayOn } from './begin.ts';
import type { PlayOnProps } from './PlayOn.tsx';

const FORM = 'play-on';

export function PlayOnDialog({
  game,
  at,
  when,
  seat,
  seats,
  proposed = null,
  onClose,
}: PlayOnProps & { onClose(): void }) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const saying = useSaying();
  const { isAway } = useServerAway();
  const { draft: last, keep } = useLastDraft();
  const [wish, setWish] = useState<Omit<PlayOn, 'level'>>({ where: 'device', seat, isAnew: false, name: '' });
  const [isOpening, setIsOpening] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const isTable = isSetTable(game.record, at);
  const change = (to: Partial<PlayOn>): void => setWish({ ...wish, ...to });
  const open = async (): Promise<void> => {
    if (isOpening) return;
    setIsOpening(true);
    setError(null);
    try {
      // what lies ready is for the seat that it was found for
      const ready = wish.seat === seat ? proposed : null;
      const table = await openBranch({ ...wish, level: last.level, game, at, last, proposed: ready });
      if (table) return go(`/table/${table}`);
    } catch (failure) {
      setError(failure);
    }
    setIsOpening(false);
  };
  return (
    <SheetFrame
      title={t('branch.dialog.title')}
      about={t(isTable ? 'branch.dialog.tableAbout' : 'branch.dialog.about', { when })}
      onClose={onClose}
      foot={
        <footer className="play-on-foot">
          <Refused error={error ? saying(error) : null} />
          <button type="submit" form={FORM} className="button call" aria-disabled={isOpening}>
            {buttonText()}
          </button>
        </footer>
      }
    >
      <form
        id={FORM}
        className="play-on"
        onSubmit={(event) => {
          event.preventDefault();
          open().catch(setError);
        }}
      >
        {proposed ? <p>{t('branch.dialog.proposed')}</p> : null}
        <Select
          label={t('branch.dialog.seat')}
          value={wish.seat}
          options={seats}
          onChange={(of) => change({ seat: of })}
        />
        <Choices
          legend={t('branch.dialog.where')}
          look="short"
          hint={whereHint()}
          value={wish.where}
          options={(isAway ? (['device'] as const) : (['device', 'friends'] as const)).map((value) => ({
            value,
            title: t(`branch.dialog.${value}`),
          }))}
          onChange={(where) => change({ where })}
        />
        {wish.where === 'device' ? <Bots draft={last} change={(to) => keep({ ...last, ...to })} /> : null}
        {isTable ? (
          <p className="hint">{t('branch.dialog.anewAlways')}</p>
        ) : (
          <Choices
            legend={t('branch.dialog.hidden')}
            look="short"
            hint={t(wish.isAnew ? 'branch.dialog.anewText' : 'branch.dialog.dealtText')}
            value={wish.isAnew ? 'anew' : 'dealt'}
            options={(['dealt', 'anew'] as const).map((value) => ({ value, title: t(`branch.dialog.${value}`) }))}
            onChange={(how) => change({ isAnew: how === 'anew' })}
          />
        )}
        <label className="field">
          <span>{t('branch.dialog.name')}</span>
          <input
            className="input"
            value={wish.name}
            maxLength={MOST_NAME}
            autoComplete="off"
            onChange={({ target }) => change({ name: target.value })}
          />
          <small>{t('branch.dialog.nameHint')}</small>
        </label>
      </form>
    </SheetFrame>
  );

  function whereHint(): string | undefined {
    if (isAway) return t('branch.dialog.offline');
    return wish.where === 'friends' ? t('branch.dialog.friendsText') : undefined;
  }

  function buttonText(): string {
    if (isOpening) return t('branch.dialog.opening');
    return t(wish.where === 'device' ? 'branch.dialog.open' : 'branch.dialog.invite');
  }
}
