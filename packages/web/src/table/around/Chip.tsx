/** A distant city at a glance; the whole of it is a button that opens it. */
import './Chip.css';
import '../../look/seat.css';
import { placesBuilt, type SeatId } from '@polis/engine';
import { stageCount, teamOf } from '../../game/contents.ts';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { stateOf } from '../../game/state.ts';
import { lastTurn } from '../../game/turns.ts';
import { Coin, Pips, Shield } from '../../look/symbols.tsx';
import { TEAM_LETTERS } from '../../look/teams.ts';
import { openSheet } from '../../parts/open.ts';
import { useFit } from '../../parts/useFit.ts';
import { Who } from '../../parts/Who.tsx';
import { useTranslation } from '../../text/speaking.tsx';
import { cardsBuilt } from '../last-turn/doings.ts';
import { Debt, Diplomacy, KindCounts, ScienceCount } from './Figures.tsx';

/** Rows wrap, then the line under the name goes. */
const FITS = 2;

export function Chip({ seat, ...region }: RegionProps & { seat: SeatId }) {
  const { t } = useTranslation();
  const { known, model } = region;
  const names = useNames(known, model);
  const { coins, stage, tally } = model.view.seats[seat];
  const all = stageCount(model, seat);
  const team = teamOf(model, seat);
  const board = names.board(seat);
  const fit = useFit<HTMLButtonElement>(FITS);
  const label = t('table.chip', {
    name: names.label(seat),
    board: team === null ? board : `${board}, ${t('table.team', { letter: TEAM_LETTERS[team] })}`,
    state: t(`table.state.${stateOf(known, model, seat)}`),
    coins: t('count.coins', { count: coins }),
    shields: t('count.shields', { count: model.strengths[seat] }),
    stages: all === 0 ? t('city.wonderOpen') : t('count.stages', { done: stage, all }),
  });
  return (
    <button
      {...fit}
      type="button"
      className="chip"
      data-seat={seat}
      aria-label={label}
      onClick={() => openSheet({ sheet: 'city', seat })}
    >
      <Who {...region} seat={seat} />
      <span className="row">
        <Coin count={coins} />
        <Shield count={model.strengths[seat]} />
        <Pips done={stage} all={all} places={placesBuilt(model.rules, model.view.seats[seat])} />
        <span className="row more">
          <Debt model={model} seat={seat} />
          <Diplomacy model={model} seat={seat} />
        </span>
        <span className="row more sp">
          <ScienceCount tally={tally} />
        </span>
      </span>
      <span className="row more kinds">
        <KindCounts model={model} seat={seat} fresh={cardsBuilt(lastTurn(known.log), seat)} />
      </span>
    </button>
  );
}
