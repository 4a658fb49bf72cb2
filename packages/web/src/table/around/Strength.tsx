/** My strength against a neighbour's, or against the next city where that one sits the conflict out. */
import './Strength.css';
import '../../parts/question-bar.css';
import type { Direction } from '@polis/engine';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { hyphenated } from '../../look/hyphenated.ts';
import { Icon } from '../../look/Icon.tsx';
import { Shield } from '../../look/symbols.tsx';
import { useTranslation } from '../../text/speaking.tsx';
import { facing } from './meeting.ts';

export function Strength({ known, model, side }: RegionProps & { side: Direction }) {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const neighbour = model[side];
  const face = facing(model, side);
  const whose = names.whose(model.me);
  if (!face || face.opponent === null) {
    const why = model.view.over
      ? 'over'
      : !face
        ? 'early'
        : face.isMeAway
          ? 'meAway'
          : model.rules.setup.allies[model.me] === neighbour
            ? 'ally'
            : 'away';
    return (
      <p className="vs vs-none">
        <Shield count={model.strengths[neighbour]} />
        <span>
          <b className="vs-said">{t(`table.strength.${why}`, { ...whose, name: hyphenated(names.seat(neighbour)) })}</b>
        </span>
      </p>
    );
  }
  const { opponent, mine, theirs, points } = face;
  const result = mine > theirs ? 'win' : mine < theirs ? 'lose' : 'tie';
  const name = hyphenated(names.seat(opponent));
  // whose panel it is need not be said where there is little room
  const isNeighbour = opponent === neighbour;
  return (
    <p className={`vs vs-${result}`}>
      <Shield count={theirs} />
      <span>
        <b className="vs-said">
          <span className={isNeighbour ? 'wide' : undefined}>
            {opponent === names.reader
              ? t(`table.strength.${FOR_OPPONENT[result]}`, {
                  name: hyphenated(names.seat(model.me)),
                  mine: theirs,
                  theirs: mine,
                })
              : t(`table.strength.${result}`, { ...whose, name, mine, theirs })}
          </span>
          {isNeighbour ? (
            <span className="narrow" aria-hidden="true">
              {t(`table.strength.${result}Short`, { ...whose, mine, theirs })}
            </span>
          ) : null}
        </b>
        <small>
          {isNeighbour
            ? t('table.strength.points', { ...whose, points: signed(points), count: points })
            : t('table.strength.instead', { ...whose, away: hyphenated(names.seat(neighbour)), name })}
        </small>
      </span>
      <Icon name={result === 'win' ? 'up' : result === 'lose' ? 'down' : 'equal'} />
    </p>
  );
}

/** In a replay from another chair whoever reads may be the one who is met there: they are spoken to. */
const FOR_OPPONENT = { win: 'lose', lose: 'win', tie: 'tie' } as const;

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
