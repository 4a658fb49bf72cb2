/** The tokens that one side takes from a conflict. */
import './Spoils.css';
import type { SeatId } from '@polis/engine';
import type { TableModel } from '../../game/model.ts';
import { Icon } from '../../look/Icon.tsx';
import { useTranslation } from '../../text/speaking.tsx';
import type { Fight } from '../moments.ts';

interface Taking {
  fight: Fight;
  seat: SeatId;
  model: TableModel;
  age: number;
}

export function Spoils({ fight, seat, model: { rules, view }, age }: Taking) {
  const { t } = useTranslation();
  const { tokens, seats } = fight;
  const [winner, loser] = seats;
  if (tokens === 0) return null;
  const { victories, defeat } = rules.military;
  const takesDefeats = view.seats[loser].tally.passesDefeats ? winner : loser;
  const won = seat === winner ? tokens * rules.tokens[victories[age - 1]].points : 0;
  const lost = seat === takesDefeats ? tokens * rules.tokens[defeat].points : 0;
  return (
    <span className="spoils">
      {won ? (
        <span className="victory" role="img" aria-label={t('count.points', { count: won })}>
          <Icon name="victory" />
          <b>{`+${won}`}</b>
        </span>
      ) : null}
      {lost ? (
        <span className="defeat" role="img" aria-label={t('count.points', { count: lost })}>
          <Icon name="defeat" />
          <b>{`−${-lost}`}</b>
        </span>
      ) : null}
    </span>
  );
}
