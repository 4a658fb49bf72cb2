/** How what is left to choose at the end was set: symbols, masks, copied and doubled guilds. */
import './BestUse.css';
import { bestUse, type SeatId, SYMBOLS } from '@polis/engine';
import { useTranslation } from 'react-i18next';
import type { EndModel } from '../end/model.ts';

export function BestUse({ model }: { model: EndModel }) {
  const { t } = useTranslation();
  const lines = model.ranking.seats.filter((seat) => !model.told?.includes(seat)).flatMap(linesOf);
  if (lines.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="best-use">
      <h2 id="best-use">{t('calculator.best.title')}</h2>
      <p className="hint">{t('calculator.best.text')}</p>
      <ul className="best-use">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );

  function linesOf(seat: SeatId): string[] {
    const { chosen, copiedSymbols, copied, doubled } = bestUse(model.game, seat);
    const name = model.names.seat(seat);
    const symbols = (counts: readonly number[]): string =>
      model.names.list(
        counts.flatMap((count, i) =>
          count > 0 ? [t('calculator.best.symbol', { count, symbol: t(`symbol.${SYMBOLS[i]}`) })] : [],
        ),
      );
    const cards = (names: readonly string[]): string => model.names.list(names.map(model.names.card));
    return [
      ...(chosen.some((count) => count > 0) ? [t('calculator.best.chosen', { name, symbols: symbols(chosen) })] : []),
      ...(copiedSymbols.some((count) => count > 0)
        ? [t('calculator.best.masks', { name, symbols: symbols(copiedSymbols) })]
        : []),
      ...(copied.length > 0 ? [t('calculator.best.copied', { name, cards: cards(copied) })] : []),
      ...(doubled.length > 0 ? [t('calculator.best.doubled', { name, cards: cards(doubled) })] : []),
    ];
  }
}
