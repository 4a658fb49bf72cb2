/** The figures of my city in one line. */
import './Ledger.css';
import '../ask/PayQuestion.css';
import type { ReactNode } from 'react';
import { useSettings } from '../../device/settings.ts';
import { conflictsOf, debtOf, diplomacyOf } from '../../game/contents.ts';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { Icon } from '../../look/Icon.tsx';
import { Coin, Shield, Sun } from '../../look/symbols.tsx';
import { openSheet } from '../../parts/open.ts';
import { useFit } from '../../parts/useFit.ts';
import { SeatEmblem } from '../../parts/Who.tsx';
import { boardWords } from '../../text/board.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { ScienceCount } from '../around/Figures.tsx';
import { LeadersInHand } from './LeadersInHand.tsx';
import { usePickedSide } from './usePickedSide.ts';

/** The name below the emblem, then no name, then no words under the figures. */
const FITS = 3;

/** `explain`: the text behind it. */
function Figure({ name, explain, children }: { name: string; explain: string; children: ReactNode }) {
  return (
    <div className="stat" data-explain={explain}>
      <dd className="v">{children}</dd>
      <dt className="lb">{name}</dt>
    </div>
  );
}

export const signed = (points: number): string => (points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0');

export function Ledger({ known, model }: RegionProps) {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const hasEstimate = useSettings((settings) => settings.estimate);
  const { me, view, sheets, strengths, rules } = model;
  const { coins, tally } = view.seats[me];
  const debt = debtOf(model, me);
  const branches = diplomacyOf(model, me);
  const board = rules.wonders[view.seats[me].wonder];
  const picked = usePickedSide({ known, model }, me);
  const side = picked ? boardWords(t, picked) : names.board(me);
  const fit = useFit<HTMLElement>(FITS, { isLine: true });
  return (
    <header className="led" {...fit}>
      <button type="button" className="led-name" onClick={() => openSheet({ sheet: 'city', seat: me })}>
        <SeatEmblem model={model} city={names.city(me)} seat={me} />
        <span className="led-words">
          <span className="nm disp">{board ? side : names.seat(me)}</span>
          <small>{board ? t('city.mine', { ...names.whose(me) }) : t('city.noBoard')}</small>
        </span>
        <span className="vh">{t('table.openCity')}</span>
      </button>
      <LeadersInHand model={model} names={names} />
      <dl className="stats">
        <Figure name={t('city.coins')} explain="coin">
          <Coin count={coins} />
        </Figure>
        <Figure name={t('city.strength')} explain="shield">
          <Shield count={strengths[me]} />
        </Figure>
        <Figure name={t('city.science')} explain="science">
          <ScienceCount tally={tally} isAlways />
        </Figure>
        {tally.symbolCopies > 0 ? (
          <Figure name={t('city.masks')} explain="mask">
            <Icon name="mask" />
            {tally.symbolCopies}
          </Figure>
        ) : null}
        <Figure name={t('city.conflicts')} explain="conflicts">
          <Icon name="victory" className="war" />
          {signed(conflictsOf(model, me).total)}
        </Figure>
        {debt < 0 ? (
          <Figure name={t('city.debt')} explain="debt">
            <Icon name="debt" className="debt" />
            {signed(debt)}
          </Figure>
        ) : null}
        {branches > 0 ? (
          <Figure name={t('city.peace')} explain="diplomacy">
            <Icon name="olive" className="olive" />
            {branches}
          </Figure>
        ) : null}
        {hasEstimate ? (
          <Figure name={t(view.over ? 'city.points' : 'city.estimate')} explain={view.over ? 'sun' : 'estimate'}>
            <Sun count={sheets[me].total} />
          </Figure>
        ) : null}
      </dl>
    </header>
  );
}
