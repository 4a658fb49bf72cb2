/** The score calculator: a column for each player of a real table, and a sheet that grows as they are told. */
import './CalculatorPage.css';
import type { SeatId } from '@polis/engine';
import { useEffect, useRef, useState } from 'react';
import { copyText } from '../device/copy.ts';
import { Follower, Winner } from '../end/Headline.tsx';
import { minus } from '../end/minus.ts';
import type { EndModel } from '../end/model.ts';
import { rankingOf } from '../end/ranking.ts';
import { ScoreSheet } from '../end/ScoreSheet.tsx';
import { Screen } from '../frame/Screen.tsx';
import { Emblem } from '../look/symbols.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { BestUse } from './BestUse.tsx';
import { Game } from './Game.tsx';
import { KeptSheets } from './KeptSheets.tsx';
import { packed, unpacked } from './link.ts';
import { useSheetModel } from './model.ts';
import { Player } from './Player.tsx';
import { isEmpty } from './sheet.ts';
import { useCalculator } from './store.ts';

/** Nothing is counted up here: every number stands as soon as it is known. */
const COUNTED = { isOver: true, partOf: () => 1, skip: () => undefined };

export function CalculatorPage() {
  const { t } = useTranslation();
  const { sheet, change, open, keep, clear } = useCalculator();
  const [chosen, setChosen] = useState<SeatId>(0);
  const [part, setPart] = useState('city');
  const player = useRef<HTMLElement>(null);
  const [said, setSaid] = useState<string | null>(null);
  const most = (useSheetModel(sheet, chosen)?.rules.seats ?? 1) - 1;
  const seat = Math.min(chosen, most);
  const model = useSheetModel(sheet, seat);
  useSharedSheet(open, () => setSaid(t('calculator.badLink')));
  const keepIt = (): void => {
    keep();
    setSaid(t('calculator.kept'));
  };
  const begin = (): void => {
    setSaid(isEmpty(sheet) ? null : t('calculator.cleared'));
    clear();
    setChosen(0);
  };
  /**
   * Goes on to the next player, from the beginning. Whoever is chosen by hand is shown with the same part as before.
   */
  const goOn = (): void => {
    setChosen(seat + 1);
    setPart('city');
    player.current?.scrollIntoView({ block: 'start' });
  };
  const share = async (): Promise<void> => {
    const link = `${location.origin}/calculator#${await packed(sheet)}`;
    const isCopied = await copyText(link);
    if (!isCopied) history.replaceState(history.state, '', link);
    setSaid(t(isCopied ? 'calculator.shared' : 'calculator.notShared'));
  };
  return (
    <Screen
      title={t('calculator.title')}
      className="calculator"
      aside={
        <div className="actions">
          <button type="button" className="button" onClick={keepIt}>
            {t('calculator.keep')}
          </button>
          <button type="button" className="button" onClick={share}>
            {t('calculator.share')}
          </button>
          <button type="button" className="button" onClick={() => print()}>
            {t('calculator.print')}
          </button>
          <button type="button" className="button" onClick={begin}>
            {t('calculator.clear')}
          </button>
        </div>
      }
    >
      <p className="hint calc-about">{t('calculator.about')}</p>
      <p className="calc-said" role="status">
        {said}
      </p>
      <Game sheet={sheet} rules={model?.rules ?? null} change={change} />
      {model ? (
        <div className="calc-columns">
          <section ref={player} className="panel calc-player" aria-labelledby="calc-player">
            <h2 id="calc-player" className="vh">
              {model.names.seat(seat)}
            </h2>
            <fieldset className="calc-seats">
              <legend className="vh">{t('calculator.players')}</legend>
              {model.score.sheets.map((_, other) => (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                  key={other}
                  type="button"
                  aria-pressed={other === seat}
                  onClick={() => setChosen(other)}
                >
                  <Emblem city={model.names.city(other)} />
                  <span>{model.names.seat(other)}</span>
                  <b>{minus(model.score.sheets[other].total)}</b>
                </button>
              ))}
            </fieldset>
            <Player key={seat} sheet={sheet} model={model} seat={seat} change={change} part={part} onPart={setPart} />
            {seat < most ? (
              <button type="button" className="button line" onClick={goOn}>
                {t('calculator.next', { name: model.names.seat(seat + 1) })}
              </button>
            ) : null}
          </section>
          <div className="calc-column">
            <Result model={model} isEmpty={isEmpty(sheet)} />
            <ScoreSheet model={model} counting={COUNTED} />
            <Missing model={model} />
            <BestUse model={model} />
          </div>
        </div>
      ) : null}
      <KeptSheets />
    </Screen>
  );
}

/** A sheet that came by a link is opened, and leaves the address. */
function useSharedSheet(open: ReturnType<typeof useCalculator.getState>['open'], refuse: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once
  useEffect(() => {
    const code = location.hash.slice(1);
    if (!code) return;
    history.replaceState(history.state, '', location.pathname);
    unpacked(code).then((sheet) => (sheet ? open(sheet) : refuse()), refuse);
  }, []);
}

function Result({ model, isEmpty: isNothingTold }: { model: EndModel; isEmpty: boolean }) {
  const { t } = useTranslation();
  if (isNothingTold) return <p className="calc-result">{t('calculator.empty')}</p>;
  const ranked = { ...model, ranking: rankingOf(model.score, model.rules.players) };
  return (
    <p className="calc-result">
      <b className="disp">
        <Winner model={ranked} />
      </b>{' '}
      <Follower model={ranked} />
    </p>
  );
}

/** Names the players who gave only points where guilds of their neighbours would need their cards. */
function Missing({ model }: { model: EndModel }) {
  const { t } = useTranslation();
  const told = model.told ?? [];
  if (told.length === 0 || told.length === model.rules.seats) return null;
  return <p className="hint">{t('calculator.missing', { names: model.names.list(told.map(model.names.seat)) })}</p>;
}
