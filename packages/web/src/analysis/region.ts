/** A table of a study in the shape in which tables are shown. */
import type { ChairShown, Known, Reply, RoomShown } from '@polis/client';
import { type Game, type SeatId, view } from '@polis/engine';
import { useMemo } from 'react';
import { modelOf, type RegionProps } from '../game/model.ts';
import { recordedRoom } from '../game/recorded.ts';
import { ROOT, type Study } from '../study/study.ts';
import { boardWords } from '../text/board.ts';
import { useTranslation } from '../text/speaking.tsx';

/** Nothing at this table sends any. */
const send = (): Promise<Reply> => Promise.reject(new Error('a table that is looked into takes no commands'));

/** Whoever has no name is called by the board, or by a number where there is none. */
function useChairs({ rules, state }: Game, names: readonly string[]): ChairShown[] {
  const { t } = useTranslation();
  return useMemo(
    () =>
      Array.from({ length: rules.players }, (_, seat): ChairShown => {
        const wonder = rules.wonders[state.seats[seat].wonder];
        const board = wonder?.city && rules.wonderByCity.has(wonder.city) && wonder.stages.length > 0;
        const name = names[seat] || (board ? boardWords(t, wonder) : t('calculator.player', { number: seat + 1 }));
        return {
          person: { id: `seat-${seat}`, name },
          bot: null,
          lent: null,
          conceded: false,
          byBot: false,
          present: true,
          pledge: null,
          holidays: [],
          wanted: [],
        };
      }),
    [t, rules, state, names],
  );
}

/** Seen from one chair: it knows no more than whoever would sit there. */
export function useRegion(study: Study, game: Game, seat: SeatId): RegionProps {
  const chairs = useChairs(game, study.names);
  return useMemo(() => {
    const room: RoomShown = recordedRoom(game.config, chairs);
    const sees = view(game, seat);
    const known: Known = {
      table: 'study',
      seq: study.at - ROOT,
      you: seat,
      now: 0,
      roomAt: 0,
      room,
      view: sees,
      log: [],
      chat: [],
    };
    return { known, model: modelOf(sees), send, isRecord: true };
  }, [study.at, game, seat, chairs]);
}
