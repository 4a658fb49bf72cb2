/** The foot of a card in hand: what it costs me now, or why it cannot be had. */
import './Band.css';
import type { Names } from '../../game/names.ts';
import type { Part } from '../../game/offers.ts';
import { hyphenated } from '../../look/hyphenated.ts';
import { Icon } from '../../look/Icon.tsx';
import { Coin, Emblem } from '../../look/symbols.tsx';
import { useTranslation } from '../../text/speaking.tsx';
import type { Standing } from './standing.ts';

export function Band({ standing, names }: { standing: Standing; names: Names }) {
  const { tone, icon, long, short, parts } = standing;
  return (
    <span className={`me ${tone}`}>
      {icon ? <Icon name={icon} /> : null}
      {parts.length > 0 ? (
        <Payees parts={parts} names={names} />
      ) : (
        <span>
          <span className="long">{long}</span>
          <span className="brief">{short}</span>
        </span>
      )}
    </span>
  );
}

/** So many letters of names fit beside each other. */
const MOST_LETTERS = 24;
/** Letters that a card on a phone has room for: a longer name gives way to the emblem of its city. */
const LONGEST = 9;

/** One of them by name; several by name where there is room, and else in all. */
function Payees({ parts, names }: { parts: readonly Part[]; names: Names }) {
  const { t } = useTranslation();
  const total = parts.reduce((sum, { coins }) => sum + coins, 0);
  const [first] = parts;
  const name = (to: Part['to'], isLong: boolean): string => {
    if (to === null) return t(isLong ? 'hand.toBank' : 'hand.toBankShort');
    return isLong ? t('hand.to', { name: hyphenated(names.whom(to)) }) : names.whom(to);
  };
  if (parts.length === 1)
    return (
      <>
        <Coin count={first.coins} />
        <span className="long">{name(first.to, true)}</span>
        <span className="brief">
          {first.to !== null && names.whom(first.to).length > LONGEST ? (
            <Emblem city={names.city(first.to)} />
          ) : (
            name(first.to, false)
          )}
        </span>
      </>
    );
  const letters = parts.reduce((sum, { to }) => sum + name(to, false).length, 0);
  const inAll = (
    <>
      <Coin count={total} />
      {parts.length === 2 && parts.every(({ to }) => to !== null) ? t('hand.both') : t('hand.inAll')}
    </>
  );
  return (
    <>
      <span className="long payees">
        {letters > MOST_LETTERS
          ? inAll
          : parts.map(({ coins, to }) => (
              <span key={String(to)}>
                <Coin count={coins} />
                <span className={to === null ? '' : 'payee'}>{name(to, false)}</span>
                {to === null ? null : <Emblem city={names.city(to)} />}
              </span>
            ))}
      </span>
      <span className="brief payees">{inAll}</span>
    </>
  );
}
