/** A branch beside the game it came from: what was chosen where they part, and what became of it. */
import './ComparePage.css';
import { useMemo } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { Loading } from '../frame/Loading.tsx';
import { Message } from '../frame/Message.tsx';
import { Screen } from '../frame/Screen.tsx';
import { Select } from '../frame/Select.tsx';
import { modelOf } from '../game/model.ts';
import { useNames } from '../game/names.ts';
import { useMe } from '../net/identity.ts';
import { codeOf } from '../net/saying.ts';
import { partingOf } from '../record/branch.ts';
import { type RecordedGame, Unreadable, useMySeat, useRecordedGame } from '../record/game.ts';
import { knownAt, useRoom } from '../record/seen.ts';
import { NoRecord } from '../replay/ReplayPage.tsx';
import { seatOf } from '../replay/viewpoint.ts';
import { useTranslation } from '../text/speaking.tsx';
import { CourseOfBoth } from './CourseOfBoth.tsx';
import { Ends } from './Ends.tsx';
import { type Compared, comparedOf, seatProposed } from './games.ts';
import { PartingPanel } from './PartingPanel.tsx';
import { Playouts } from './Playouts.tsx';

export function ComparePage({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data: game, error } = useRecordedGame(id);
  const { isPending } = useMe();
  if (isNotOver(error))
    return (
      <Nothing text={t('branch.compare.notOver')}>
        <Link href={`/table/${id}`} className="button main">
          {t('branch.compare.toTable')}
        </Link>
      </Nothing>
    );
  if (error) return <NoRecord error={error} />;
  if (!game || isPending) return <Loading />;
  if (!partingOf(game.record)) return <Nothing text={t('branch.compare.notBranch')}>{replayOf(game)}</Nothing>;
  if (game.of === null) return <Nothing text={t('branch.compare.gone')}>{replayOf(game)}</Nothing>;
  return <WithOrigin key={id} game={game} of={game.of} />;

  function replayOf({ id: of }: RecordedGame) {
    return (
      <Link href={`/replay/${of}`} className="button main">
        {t('branch.compare.replayHere')}
      </Link>
    );
  }
}

/** As this device says it, or the server. */
const isNotOver = (error: unknown): boolean =>
  (error instanceof Unreadable && error.why === 'not-over') || codeOf(error) === 'not-over';

function Nothing({ text, children }: { text: string; children: React.ReactNode }) {
  const { t } = useTranslation();
  return (
    <Message title={t('branch.compare.nothing')} text={text}>
      {children}
      <Link href="/branches" className="button">
        {t('branch.list.title')}
      </Link>
    </Message>
  );
}

function WithOrigin({ game, of }: { game: RecordedGame; of: string }) {
  const { t } = useTranslation();
  const { data: origin, error } = useRecordedGame(of);
  const compared = useMemo(() => (origin ? comparedOf(game, origin) : null), [game, origin]);
  if (compared) return <Comparing compared={compared} />;
  if (!origin && !error) return <Loading />;
  return (
    <Nothing text={t('branch.compare.gone')}>
      <Link href={`/replay/${game.id}`} className="button main">
        {t('branch.compare.replayHere')}
      </Link>
    </Nothing>
  );
}

function Comparing({ compared }: { compared: Compared }) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const { here, there, at } = compared;
  const { players } = here.story.steps[0].game.rules;
  const mine = useMySeat(here);
  const seat = seatOf(useSearch(), players) ?? mine ?? seatProposed(compared);
  const rooms = { here: useRoom(here), there: useRoom(there) };
  const known = knownAt(here, rooms.here, { at: here.story.steps.length - 1, seat, isOpen: false }, seat);
  const names = useNames(known, modelOf(known.view as NonNullable<typeof known.view>));
  const seats = Array.from({ length: players }, (_, of) => ({
    value: of,
    text: of === mine ? t('you') : t('replay.seatOf', { name: names.seat(of), board: names.board(of) }),
  }));
  const shared = { compared, seat, rooms };
  return (
    <Screen
      title={here.name ?? t('branch.compare.title')}
      className="compare"
      aside={
        <div className="compare-aside">
          <Select
            label={t('branch.compare.whose')}
            isLabelHidden
            value={seat}
            options={seats}
            onChange={(of) => go(`/compare/${here.id}?seat=${of + 1}`, { replace: true })}
          />
          <Link href={`/replay/${here.id}?seat=${seat + 1}`} className="button">
            {t('branch.compare.replayHere')}
          </Link>
          <Link href={`/replay/${there.id}/${at + 1}?seat=${seat + 1}`} className="button">
            {t('branch.compare.replayThere')}
          </Link>
        </div>
      }
    >
      <PartingPanel key={seat} {...shared} />
      <div className="compare-grid">
        <Ends {...shared} />
        <Playouts {...shared} />
      </div>
      <CourseOfBoth {...shared} />
      <p className="hint">
        {t('branch.compare.about')} {t('review.about')}
      </p>
    </Screen>
  );
}
