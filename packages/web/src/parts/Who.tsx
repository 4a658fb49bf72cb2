/** A seat by its emblem, its name and what it is doing. */
import './Who.css';
import type { SeatId } from '@polis/engine';
import { teamOf } from '../game/contents.ts';
import type { RegionProps } from '../game/model.ts';
import { useNames } from '../game/names.ts';
import { type SeatState, stateOf } from '../game/state.ts';
import { hyphenated } from '../look/hyphenated.ts';
import { Icon } from '../look/Icon.tsx';
import type { IconName } from '../look/icon-names.ts';
import { Emblem } from '../look/symbols.tsx';
import { TEAM_COLOURS, TEAM_LETTERS } from '../look/teams.ts';
import { useTranslation } from '../text/speaking.tsx';

const STATE_ICONS: Record<Exclude<SeatState, 'idle'>, IconName> = {
  sealed: 'seal',
  thinking: 'think',
  away: 'away',
  holiday: 'pause',
  lent: 'away',
  conceded: 'away',
};

export function StatePill({ state }: { state: SeatState }) {
  const { t } = useTranslation();
  if (state === 'idle') return null;
  return (
    <span
      className={`st st-${state}`}
      role="img"
      aria-label={t(`table.state.${state}`)}
      data-explain={`state.${state}`}
    >
      <Icon name={STATE_ICONS[state]} />
      <span>{t(`table.state.${state}`)}</span>
    </span>
  );
}

/** The emblem, in teams with the team's ring and letter. */
export function SeatEmblem({ model, city, seat }: Pick<RegionProps, 'model'> & { city: string | null; seat: SeatId }) {
  const { t } = useTranslation();
  const team = teamOf(model, seat);
  if (team === null) return <Emblem city={city} />;
  return (
    <span
      className={`team team-${TEAM_COLOURS[team]}`}
      role="img"
      aria-label={t('table.team', { letter: TEAM_LETTERS[team] })}
    >
      <Emblem city={city} />
      <b aria-hidden="true">{TEAM_LETTERS[team]}</b>
    </span>
  );
}

/** The smaller line under a name. */
export function useCaption({ known, model }: RegionProps): (seat: SeatId) => string {
  const { t } = useTranslation();
  const names = useNames(known, model);
  return (seat) => {
    const chair = known.room.chairs[seat];
    const board = names.board(seat);
    if (!chair) return t('table.playedBy', { board, name: names.whom(model.view.controller[seat]) });
    return chair.bot ? t('table.botAt', { board }) : board;
  };
}

/** `side`: a word before the caption. */
export function Who({ seat, ...region }: RegionProps & { seat: SeatId }) {
  const { known, model } = region;
  const names = useNames(known, model);
  const caption = useCaption(region);
  return (
    <span className="who">
      <SeatEmblem model={model} city={names.city(seat)} seat={seat} />
      <span className="who-name">
        <b>{hyphenated(names.label(seat))}</b>
        <small>{caption(seat)}</small>
      </span>
      <StatePill state={stateOf(known, model, seat)} />
    </span>
  );
}
