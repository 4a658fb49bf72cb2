/** From the table that is looked into to one that is played: the game so far is kept as a record, from which one plays on. */
import { type Game, type SeatId, save } from '@polis/engine';
import { useState } from 'react';
import type { PlayOnProps } from '../branch/PlayOn.tsx';
import { later } from '../frame/later.tsx';
import { useNames } from '../game/names.ts';
import { type RecordedGame, recordedGame } from '../record/game.ts';
import { keepText } from '../record/kept.ts';
import { stepName } from '../record/stepName.ts';
import { pathTo, type Study } from '../study/study.ts';
import { useTranslation } from '../text/speaking.tsx';
import { useRegion } from './region.ts';

const PlayOnDialog = later(() => import('../branch/PlayOnDialog.tsx').then(({ PlayOnDialog }) => PlayOnDialog));

interface FromHereProps {
  study: Study;
  game: Game;
  seat: SeatId;
  onFailure(): void;
}

export function PlayOnFromHere({ study, game, seat, onFailure }: FromHereProps) {
  const { t } = useTranslation();
  const { known, model } = useRegion(study, game, seat);
  const names = useNames(known, model);
  const [opened, setOpened] = useState<RecordedGame | null>(null);
  const open = async (): Promise<void> => {
    const id = await keepText(JSON.stringify(save(game)));
    if (id === null) return onFailure();
    setOpened(await recordedGame(id));
  };
  const chairs: PlayOnProps['seats'] = Array.from({ length: game.rules.players }, (_, of) => ({
    value: of,
    text: names.seat(of),
  }));
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => open().catch(onFailure)}>
        {t('branch.playOn')}
      </button>
      {opened ? (
        <PlayOnDialog
          game={opened}
          at={pathTo(study, study.at).length}
          when={stepName(t, { game })}
          seat={seat}
          seats={chairs}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}
