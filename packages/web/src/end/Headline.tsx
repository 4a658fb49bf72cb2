/** Who won, and by how much. */
import './Headline.css';
import type { SeatId } from '@polis/engine';
import { modulesOf } from '../tables/describe.ts';
import { listed } from '../text/listed.ts';
import { Marked } from '../text/Marked.tsx';
import { useTranslation } from '../text/speaking.tsx';
import type { EndModel } from './model.ts';
import type { Counting } from './useCounting.ts';

export function Headline({ model, counting: { isOver, skip } }: { model: EndModel; counting: Counting }) {
  const { t } = useTranslation();
  return (
    <div className="headline">
      <div aria-live="polite">
        <h1 className={isOver ? 'disp' : 'disp still-counting'}>
          {isOver ? <Winner model={model} /> : t('end.counting')}
        </h1>
        <p>
          {isOver ? (
            <>
              <Follower model={model} /> <OwnPlace model={model} />{' '}
            </>
          ) : null}
          <Played model={model} />
        </p>
      </div>
      {isOver ? null : (
        <button type="button" className="button" onClick={skip}>
          {t('end.skip')}
        </button>
      )}
    </div>
  );
}

function useNaming({ names, me }: EndModel) {
  const { t } = useTranslation();
  return (seats: readonly SeatId[]): string =>
    listed(
      t,
      // me first, as people speak
      [...seats]
        .sort((a, b) => Number(b === me) - Number(a === me))
        .map((seat) => (seat === me ? t('you') : names.seat(seat))),
    );
}

export function Winner({ model }: { model: EndModel }) {
  const { t } = useTranslation();
  const naming = useNaming(model);
  const { score, me } = model;
  const { winners, sheets, teams } = score;
  const team = teams?.find(({ seats }) => seats.includes(winners[0]));
  const points = team?.total ?? sheets[winners[0]].total;
  const isShared = team ? winners.length > team.seats.length : winners.length > 1;
  const key = isShared ? 'shared' : team ? 'teamWins' : winners[0] === me ? 'youWin' : 'wins';
  const names = naming(winners);
  return <Marked text={t(`end.${key}`, { name: names, names, points })} marks={{ b: (words) => <b>{words}</b> }} />;
}

/** The best of those who have not won, with their teammate. */
function followersOf({ score: { winners, teams }, ranking, rules }: EndModel): readonly SeatId[] {
  const next = ranking.seats.find((seat) => seat < rules.players && !winners.includes(seat));
  if (next === undefined) return [];
  return teams?.find(({ seats }) => seats.includes(next))?.seats ?? [next];
}

/** Those who came next, and how close. */
export function Follower({ model }: { model: EndModel }) {
  const { t } = useTranslation();
  const naming = useNaming(model);
  const { score, me } = model;
  const { winners, sheets, teams } = score;
  const seats = followersOf(model);
  if (seats.length === 0) return null;
  const [next] = seats;
  const totalOf = (seat: SeatId): number =>
    teams?.find(({ seats }) => seats.includes(seat))?.total ?? sheets[seat].total;
  const count = totalOf(winners[0]) - totalOf(next);
  const names = naming(seats);
  if (teams) return t(count > 0 ? 'end.teamFollows' : 'end.teamCoins', { names, count });
  if (next === me) return t(count > 0 ? 'end.youFollow' : 'end.youCoins', { count });
  return t(count > 0 ? 'end.follows' : 'end.coins', { name: names, count });
}

/** Where I came, unless it has been said: those who win or follow the winner are named. */
function OwnPlace({ model }: { model: EndModel }) {
  const { t } = useTranslation();
  const { ranking, score, rules, me } = model;
  if (me === null || score.winners.includes(me) || followersOf(model).includes(me)) return null;
  const place = ranking.place(me);
  return (
    <b>
      {t(score.teams ? 'end.teamPlace' : 'end.yourPlace', {
        place: t('home.games.place', { count: place, ordinal: true }),
        count: score.teams?.length ?? rules.players,
      })}
    </b>
  );
}

function Played({ model: { rules } }: { model: EndModel }) {
  const { t } = useTranslation();
  return (
    <>
      {t('end.cities', { count: rules.seats })} {modulesOf(t, rules.modules)}
    </>
  );
}
