/** Small figures of a city that stand in several places: debt, branches, science, cards by kind. */
import '../../look/figures.css';
import '../../parts/fresh.css';
import type { SeatId, Tally } from '@polis/engine';
import { byColumn, cityOf, debtOf, diplomacyOf } from '../../game/contents.ts';
import type { TableModel } from '../../game/model.ts';
import { Icon } from '../../look/Icon.tsx';
import { Crest } from '../../look/symbols.tsx';
import { useTranslation } from '../../text/speaking.tsx';

const minus = (points: number): string => `−${-points}`;

export function Debt({ model, seat }: { model: TableModel; seat: SeatId }) {
  const { t } = useTranslation();
  const debt = debtOf(model, seat);
  if (debt === 0) return null;
  return (
    <span className="kc kc-debt" role="img" aria-label={t('table.debt', { count: -debt })} data-explain="debt">
      <Icon name="debt" />
      {minus(debt)}
    </span>
  );
}

export function Diplomacy({ model, seat }: { model: TableModel; seat: SeatId }) {
  const { t } = useTranslation();
  const count = diplomacyOf(model, seat);
  if (count === 0) return null;
  return (
    <span className="kc kc-olive" role="img" aria-label={t('table.diplomacy', { count })} data-explain="diplomacy">
      <Icon name="olive" />
      {count}
    </span>
  );
}

const SYMBOLS = ['compass', 'gear', 'tablet'] as const;

/** `isAlways`: also where there is none of it. */
export function ScienceCount({ tally, isAlways = false }: { tally: Tally; isAlways?: boolean }) {
  const { t } = useTranslation();
  const shown = SYMBOLS.filter((symbol) => isAlways || tally[symbol] > 0);
  if (shown.length === 0 && tally.any === 0) return null;
  const { compass, gear, tablet, any } = tally;
  const label = [t('table.science', { compass, gear, tablet }), any > 0 ? t('table.scienceAny', { count: any }) : null];
  return (
    <span className="sci" role="img" aria-label={label.filter(Boolean).join(t('word.list'))} data-explain="science">
      {shown.map((symbol) => (
        <span key={symbol}>
          <Icon name={symbol} />
          {tally[symbol]}
        </span>
      ))}
      {tally.any > 0 ? <span className="sci-any">+{tally.any}</span> : null}
    </span>
  );
}

/** `fresh`: cards that came in the last turn. */
export function KindCounts({ model, seat, fresh }: { model: TableModel; seat: SeatId; fresh: ReadonlySet<string> }) {
  const { t } = useTranslation();
  return byColumn(cityOf(model, seat)).map(({ kinds: [kind], cards }) => {
    if (cards.length === 0) return null;
    const isFresh = cards.some(({ name }) => fresh.has(name));
    const count = t('table.kindCount', { count: cards.length, kind: t(`kind.${kind}`) });
    return (
      <span
        key={kind}
        className={`kc${isFresh ? ' fresh' : ''}`}
        role="img"
        aria-label={isFresh ? `${count}. ${t('table.fresh')}` : count}
        data-explain={isFresh ? 'fresh' : undefined}
      >
        <Crest kind={kind} />
        {cards.length}
      </span>
    );
  });
}
