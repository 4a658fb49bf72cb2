/** A look back at the decisions of a game: what they did to the chance to win, and which cost most. */
import './ReviewPage.css';
import type { SeatId } from '@polis/engine';
import { Link, useLocation, useSearch } from 'wouter';
import { Loading } from '../frame/Loading.tsx';
import { Screen } from '../frame/Screen.tsx';
import { Select } from '../frame/Select.tsx';
import { modelOf } from '../game/model.ts';
import { useNames } from '../game/names.ts';
import { useMe } from '../net/identity.ts';
import { type RecordedGame, useMySeat, useRecordedGame } from '../record/game.ts';
import { knownAt, useRoom } from '../record/seen.ts';
import { NoRecord } from '../replay/ReplayPage.tsx';
import { seatOf } from '../replay/viewpoint.ts';
import { useTranslation } from '../text/speaking.tsx';
import { CostlyCards } from './CostlyCards.tsx';
import { Curve } from './Curve.tsx';
import { DecisionTable } from './DecisionTable.tsx';
import { MakeExercises } from './MakeExercises.tsx';
import { Progress } from './Progress.tsx';
import { useReview } from './useReview.ts';

export function ReviewPage({ id }: { id: string }) {
  const { data: game, error } = useRecordedGame(id);
  const { isPending } = useMe();
  if (error) return <NoRecord error={error} />;
  if (!game || isPending) return <Loading />;
  return <Reviewed key={id} game={game} />;
}

function Reviewed({ game }: { game: RecordedGame }) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const { steps } = game.story;
  const { players } = steps[0].game.rules;
  const mine = useMySeat(game);
  const seat = seatOf(useSearch(), players) ?? mine ?? 0;
  const room = useRoom(game);
  const known = knownAt(game, room, { at: steps.length - 1, seat, isOpen: false }, seat);
  const names = useNames(known, modelOf(known.view as NonNullable<typeof known.view>));
  const review = useReview(game, seat);
  const seats = Array.from({ length: players }, (_, of) => ({
    value: of,
    text: of === mine ? t('you') : t('replay.seatOf', { name: names.seat(of), board: names.board(of) }),
  }));
  const shared = { game, seat, room, seats, review };
  return (
    <Screen
      title={t('review.title')}
      className="review"
      aside={
        <div className="review-aside">
          <Select
            label={t('review.whose')}
            isLabelHidden
            value={seat}
            options={seats}
            onChange={(of: SeatId) => go(`/review/${game.id}?seat=${of + 1}`, { replace: true })}
          />
          <Link href={`/replay/${game.id}?seat=${seat + 1}`} className="button">
            {t('end.replay')}
          </Link>
        </div>
      }
    >
      <Progress review={review} />
      {review.count > 0 ? (
        <>
          <Curve {...shared} name={seat === mine ? null : names.seat(seat)} />
          <CostlyCards {...shared} isMine={seat === mine} />
          {seat === mine && review.is === 'done' ? <MakeExercises key={seat} {...shared} /> : null}
          <DecisionTable {...shared} />
        </>
      ) : null}
      <p className="hint">
        {t('review.about')} {review.count > 0 ? t('review.doubt') : null}
      </p>
    </Screen>
  );
}
